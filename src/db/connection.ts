import { Kysely, PostgresDialect, sql, type Dialect } from 'kysely'
import { Pool } from 'pg'
import { env } from '@/config/env'
import { beforeExit } from '@/lib/before-exit'
import { log } from '@/lib/log'
import { errorText } from './errors'
import { isSqlite } from './journal'
import { migrations } from './migrations'
import type { Database, Db } from './schema'
import { openSqlite } from './sqlite'
import { write } from './write'

/** An arbitrary number that every instance uses for the same advisory lock. */
const lockId = 5_174_219

/** How long to wait for another instance that is migrating. */
const timeoutMs = 30_000

/**
 * Runs the missing migrations in one transaction. The transaction holds the write lock of SQLite
 * or an advisory lock of PostgreSQL, so instances that start together wait for each other. Throws the database's error;
 * then nothing has changed.
 */
function migrate(db: Db): Promise<void> {
  return write(
    db,
    async (transaction) => {
      if (!isSqlite(db)) await sql`select pg_advisory_xact_lock(${lockId})`.execute(transaction)
      await transaction.schema
        .createTable('migration')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('applied_at', 'text', (column) => column.notNull())
        .execute()
      const applied = await transaction.selectFrom('migration').select('name').execute()
      const missing = migrations.filter(({ name }) => applied.every((known) => known.name !== name))
      for (const { name, up } of missing) {
        await up(transaction)
        await transaction
          .insertInto('migration')
          .values({ name, applied_at: new Date().toISOString() })
          .execute()
      }
    },
    timeoutMs,
  )
}

/** The address of a PostgreSQL database or the path of a SQLite file. */
export type DatabaseLocation = { url: string } | { path: string }

/** The database from DATABASE_URL or DATABASE_PATH; data/site.db by default. */
export function configuredLocation(): DatabaseLocation {
  const url = env('DATABASE_URL')
  return url ? { url } : { path: env('DATABASE_PATH') ?? 'data/site.db' }
}

/** Opens a database and migrates it. Throws when it cannot be reached. Close it with `db.destroy()`. */
export async function connect(location: DatabaseLocation): Promise<Db> {
  const db = new Kysely<Database>({
    dialect: 'url' in location ? openPostgres(location.url) : openSqlite(location.path),
  })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

/** Connects to PostgreSQL at a `postgres://` address. The pool opens connections when they are needed. */
function openPostgres(url: string): Dialect {
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

// Global, because Next bundles routes and instrumentation separately and both must share one connection.
const shared = globalThis as { siteDatabase?: Promise<Db> }

/**
 * The database of this process, opened on first use and closed before the process exits. Rejects when it cannot be
 * reached; the next call tries again.
 */
export async function database(): Promise<Db> {
  const opening = (shared.siteDatabase ??= openForProcess())
  try {
    return await opening
  } catch (error) {
    if (shared.siteDatabase === opening) shared.siteDatabase = undefined
    throw error
  }
}

async function openForProcess(): Promise<Db> {
  const db = await connect(configuredLocation())
  beforeExit(() => {
    shared.siteDatabase = undefined
    return db.destroy()
  }, 'last')
  return db
}
