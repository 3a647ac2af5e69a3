/** Codes for "locked by another writer, try again": SQLite's, and PostgreSQL's serialization failure and deadlock. */
const busyCode = /^(?:SQLITE_BUSY|SQLITE_LOCKED|40001|40P01)/

/** Whether the query failed only because of another writer, so that a retry can succeed. */
export function isBusy(error: unknown): boolean {
  return busyCode.test(codeOf(error))
}

/** Whether a row could not be stored because a row it references no longer exists. */
export function isMissingReference(error: unknown): boolean {
  return /^(?:SQLITE_CONSTRAINT_FOREIGNKEY|23503)$/.test(codeOf(error))
}

/** An error as one line for the log: code and message, without the values of the query. */
export function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const [code, line = ''] = [codeOf(error), message.split('\n')[0]]
  return line.includes(code) ? line : `${code} ${line}`.trim()
}

/** The code of an error or of its cause; fetch puts the code of a network error only in the cause. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return 'code' in error ? String(error.code) : codeOf(error.cause)
}
