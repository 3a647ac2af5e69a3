import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isBusy } from './faults'
import type { Database } from './schema'

/**
 * Runs `work` in one transaction and gives its result once that is on disk. While another process holds the lock it
 * waits up to `patience` milliseconds, without blocking this one, and begins again; then it throws. `work` may run
 * several times and must touch nothing but the database.
 */
export async function write<Result>(
  db: Kysely<Database>,
  work: (change: Transaction<Database>) => Promise<Result>,
  patience = 5000,
): Promise<Result> {
  const end = Date.now() + patience
  for (;;) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error
      await pause(5 + Math.random() * 45)
    }
  }
}
