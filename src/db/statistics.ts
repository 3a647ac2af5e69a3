import { sql, type Kysely } from 'kysely'
import { database } from './connection'
import { isSqlite } from './journal'
import { runEvery } from './scheduler'
import type { Database } from './schema'

const intervalMs = 60 * 60 * 1000

/**
 * Has PostgreSQL collect statistics now and every hour. Its autovacuum does so too, but only minutes after an import; until
 * then a search of 100,000 leads takes five times as long. Call it once per process.
 */
export function startStatistics(): void {
  runEvery(intervalMs, 'collect statistics', async () => collectStatistics(await database()))
}

/** Collects statistics of the tables that the desk searches. Does nothing with SQLite, whose plans here need none. */
export async function collectStatistics(db: Kysely<Database>): Promise<void> {
  if (isSqlite(db)) return
  await sql`analyze submission, upload, webhook_delivery, comment, event_count`.execute(db)
}
