/** Codes that mean "another one is writing, try again": SQLite's, then serialization failure and deadlock of PostgreSQL. */
const busyCode = /^(?:SQLITE_BUSY|SQLITE_LOCKED|40001|40P01)/

/** Whether an error of the database goes away by waiting for another writer. */
export function isBusy(error: unknown): boolean {
  return busyCode.test(codeOf(error))
}

/** Whether a row could not be stored because one that it refers to is gone. */
export function isMissingReference(error: unknown): boolean {
  return /^(?:SQLITE_CONSTRAINT_FOREIGNKEY|23503)$/.test(codeOf(error))
}

/** An error of the database in a few words for the log, without the values of the query. */
export function faultText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const [code, line = ''] = [codeOf(error), message.split('\n')[0]]
  return line.includes(code) ? line : `${code} ${line}`.trim()
}

/** The code of an error, or of what caused it: fetch tells only there why it failed. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return 'code' in error ? String(error.code) : codeOf(error.cause)
}
