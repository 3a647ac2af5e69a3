import { PostgresDialect, type Dialect } from 'kysely'
import { Pool } from 'pg'
import { log } from '@/lib/log'

/** Connects to PostgreSQL at a `postgres://` address. The pool opens connections when they are needed. */
export function openPostgres(url: string): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    // In milliseconds. Short, because a visitor is waiting: fail soon with a clear message.
    connectionTimeoutMillis: 4000,
    statement_timeout: 8000,
    query_timeout: 10_000,
  })
  // Without a listener, an idle connection that breaks would crash the process.
  pool.on('error', (error) => log('warn', 'database connection lost', { error: error.message }))
  return new PostgresDialect({ pool })
}
