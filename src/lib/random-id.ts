/**
 * Returns random bytes as hexadecimal digits; 16 bytes, as many as a UUID, make a unique id. Browser code uses it instead of
 * crypto.randomUUID, which does not exist on pages served over plain HTTP.
 */
export function randomId(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
