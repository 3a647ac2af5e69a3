import { PostgresDialect, type Dialect } from 'kysely'
import { Pool } from 'pg'
import { log } from '@/lib/log'

/** Connects to the PostgreSQL at a `postgres://` address; connections are opened as they are needed. */
export function openPostgres(url: string): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    // A visitor is waiting: better an honest "not now" than half a minute of silence. Milliseconds.
    connectionTimeoutMillis: 4000,
    statement_timeout: 8000,
    query_timeout: 10_000,
  })
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', (error) => log('warn', 'database connection lost', { error: error.message }))
  return new PostgresDialect({ pool })
}
