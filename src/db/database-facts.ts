import { sql, type Kysely } from 'kysely'
import { isSqlite } from './journal'
import type { Database } from './schema'

type Row = { version: string; bytes: number | string }

/** Name and version of the database, and its size in bytes. */
export async function databaseFacts(db: Kysely<Database>): Promise<{ version: string; bytes: number }> {
  const query = isSqlite(db)
    ? sql<Row>`select 'SQLite ' || sqlite_version() as version, page_count * page_size as bytes
        from pragma_page_count, pragma_page_size`
    : sql<Row>`select 'PostgreSQL ' || current_setting('server_version') as version,
        pg_database_size(current_database()) as bytes`
  const { rows } = await query.execute(db)
  // PostgreSQL returns 64-bit integers as text.
  return { version: rows[0]?.version ?? '', bytes: Number(rows[0]?.bytes ?? 0) }
}
