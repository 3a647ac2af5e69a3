import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './schema'

/** How long to wait for others that read from the journal, in milliseconds. */
const timeoutMs = 5000

/**
 * Empties SQLite's journal (`site.db-wal`), which contains rows that have been deleted since. Returns false when others
 * read from it all the time. Does nothing with PostgreSQL.
 */
export async function emptyJournal(db: Db): Promise<boolean> {
  if (!isSqlite(db)) return true
  const end = Date.now() + timeoutMs
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy === 0) return true
    if (Date.now() > end) return false
    await pause(50)
  }
}

/**
 * Rewrites SQLite's file, so that it contains no bytes of deleted rows, and empties its journal. Returns whether both
 * are done. With PostgreSQL, leaves it to autovacuum and returns true.
 */
export async function purgeDeleted(db: Db): Promise<boolean> {
  if (isSqlite(db)) await sql`vacuum`.execute(db)
  return emptyJournal(db)
}

/** By a capability, because Next's bundles each have their own copy of Kysely's classes. */
export function isSqlite(db: Db): boolean {
  return !db.getExecutor().adapter.supportsTransactionalDdl
}
