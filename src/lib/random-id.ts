/** Random bytes as hexadecimal digits. Pages served over plain HTTP have no crypto.randomUUID. */
export function randomId(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
