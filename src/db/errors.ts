import { setTimeout as pause } from 'node:timers/promises'

/** Codes for "locked by another writer, try again": SQLite's, and PostgreSQL's serialization failure and deadlock. */
const busyCode = /^(?:SQLITE_BUSY|SQLITE_LOCKED|40001|40P01)/

/** Whether the query failed only because of another writer, so that a retry can succeed. */
export function isBusy(error: unknown): boolean {
  return busyCode.test(codeOf(error))
}

/** Runs `work` again while another writer is in its way, until the time `end` (milliseconds since 1970); then rejects with its error. */
export async function retryWhileBusy<Result>(end: number, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error
      await pause(5 + Math.random() * 25)
    }
  }
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
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause)
}
