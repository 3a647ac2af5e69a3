import { databaseWait } from '@/lib/measurements'
import { retryWhileBusy } from './errors'
import type { Db, DbTransaction } from './schema'

/**
 * Runs `work` in one transaction and returns its result once it is on disk. While another writer is in the way, retries
 * for about `timeoutMs` without blocking this process, then throws. `work` may run several times, so it must change
 * nothing but the database.
 */
export function write<Result>(
  db: Db,
  work: (transaction: DbTransaction) => Promise<Result>,
  timeoutMs = 5000,
): Promise<Result> {
  const begun = performance.now()
  return retryWhileBusy(Date.now() + timeoutMs, () =>
    db.transaction().execute((transaction) => {
      databaseWait.publish((performance.now() - begun) / 1000)
      return work(transaction)
    }),
  )
}
