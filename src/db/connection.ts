import { Kysely } from 'kysely'
import { env } from '@/config/env'
import { beforeExit } from '@/lib/before-exit'
import { migrate } from './migrate'
import { openPostgres } from './postgres'
import type { Database, Engine } from './schema'
import { openSqlite } from './sqlite'

/** The address of a PostgreSQL database or the path of a SQLite file. */
export type DatabaseLocation = { url: string } | { path: string }
export type Connection = { db: Kysely<Database>; engine: Engine }

/** The database from DATABASE_URL or DATABASE_PATH; data/site.db by default. */
export function configuredLocation(): DatabaseLocation {
  const url = env('DATABASE_URL')
  return url ? { url } : { path: env('DATABASE_PATH') ?? 'data/site.db' }
}

/** Opens a database and migrates it. Throws when it cannot be reached. Close it with `db.destroy()`. */
export async function connect(location: DatabaseLocation): Promise<Connection> {
  const engine = 'url' in location ? 'postgres' : 'sqlite'
  const db = new Kysely<Database>({
    dialect: 'url' in location ? openPostgres(location.url) : openSqlite(location.path),
  })
  try {
    await migrate(db, engine)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { db, engine }
}

// Global, because Next bundles routes and instrumentation separately and both must share one connection.
const shared = globalThis as { siteDatabase?: Promise<Connection> }

/**
 * The database of this process, opened on first use and closed before the process exits. Rejects when it cannot be reached;
 * the next call tries again.
 */
export async function database(): Promise<Kysely<Database>> {
  const opening = (shared.siteDatabase ??= openForProcess())
  try {
    return (await opening).db
  } catch (error) {
    if (shared.siteDatabase === opening) shared.siteDatabase = undefined
    throw error
  }
}

async function openForProcess(): Promise<Connection> {
  const connection = await connect(configuredLocation())
  beforeExit(() => {
    shared.siteDatabase = undefined
    return connection.db.destroy()
  }, 'last')
  return connection
}
