import { sql } from 'kysely'
import { database } from './connection'
import { isSqlite } from './journal'
import { runEvery } from './scheduler'

const intervalMs = 60 * 60 * 1000

/**
 * Has PostgreSQL collect statistics of the tables that the desk searches, now and every hour. Its autovacuum does so too, but
 * only minutes after an import; until then a search of 100,000 leads takes five times as long. SQLite's plans here need none.
 * Call it once per process.
 */
export function startStatistics(): void {
  runEvery(intervalMs, 'collect statistics', async () => {
    const db = await database()
    if (isSqlite(db)) return
    await sql`analyze submission, upload, webhook_delivery, comment, event_count`.execute(db)
  })
}
