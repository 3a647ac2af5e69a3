import { PostgresDialect, type Dialect } from 'kysely'
import { Pool } from 'pg'
import { log } from '@/lib/log'
import { errorText } from './errors'

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
  // Without a listener, a connection that breaks would crash the process. The pool reports idle ones; one in use also
  // rejects its query, which whoever sent it reports.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', (error) => log('warn', 'database connection lost', { error: errorText(error) }))
  return new PostgresDialect({ pool })
}
