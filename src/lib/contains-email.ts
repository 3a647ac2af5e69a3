/** Anything that cannot be part of an email address: bob@a.example must not match jimbob@a.example. */
const separators = /[^\p{L}\p{N}.!#$%&'*+/=?^_`{|}~@-]+/u

/** Whether a string, or any string nested in an array or object, contains an email address. Ignores case. */
export function containsEmail(value: unknown, email: string): boolean {
  if (typeof value === 'string') {
    const words = value.toLowerCase().split(separators)
    return words.some((word) => word.replaceAll(/^[.']+|[.'!?]+$/g, '') === email.trim().toLowerCase())
  }
  if (Array.isArray(value)) return value.some((item) => containsEmail(item, email))
  return typeof value === 'object' && value !== null && containsEmail(Object.values(value), email)
}
