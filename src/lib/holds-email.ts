/** What may stand in an e-mail address, so that bob@a.example is not found in jimbob@a.example. */
const notOfAddress = /[^\p{L}\p{N}.!#$%&'*+/=?^_`{|}~@-]+/u

/** Whether a value, or any text in a list or an object, contains an e-mail address. Upper and lower case are alike. */
export function holdsEmail(value: unknown, email: string): boolean {
  if (typeof value === 'string') {
    const words = value.toLowerCase().split(notOfAddress)
    return words.some((word) => word.replaceAll(/^[.']+|[.'!?]+$/g, '') === email.trim().toLowerCase())
  }
  if (Array.isArray(value)) return value.some((item) => holdsEmail(item, email))
  return typeof value === 'object' && value !== null && holdsEmail(Object.values(value), email)
}
