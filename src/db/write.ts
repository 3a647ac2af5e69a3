import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isBusy } from './errors'
import type { Database } from './schema'

/**
 * Runs `work` in one transaction and returns its result once it is on disk. While another process holds the lock, retries
 * for up to `timeoutMs` without blocking this process, then throws. `work` may run several times, so it must change
 * nothing but the database.
 */
export async function write<Result>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
  timeoutMs = 5000,
): Promise<Result> {
  const end = Date.now() + timeoutMs
  for (;;) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error
      await pause(5 + Math.random() * 45)
    }
  }
}
