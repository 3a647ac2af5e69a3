import { Kysely } from 'kysely'
import { env } from '@/config/env'
import { migrate } from './migrate'
import { openPostgres } from './postgres'
import type { Database, Engine } from './schema'
import { openSqlite } from './sqlite'

/** Where the data is: the address of a PostgreSQL or the path of a SQLite file. */
export type Place = { url: string } | { path: string }
export type Connection = { db: Kysely<Database>; engine: Engine }

/** The place that the environment names; data/site.db when it names none. */
export function configuredPlace(): Place {
  const url = env('DATABASE_URL')
  return url ? { url } : { path: env('DATABASE_PATH') ?? 'data/site.db' }
}

/** Opens a database and brings it up to date. Throws when it cannot be reached; end it with `db.destroy()`. */
export async function connect(place: Place): Promise<Connection> {
  const engine = 'url' in place ? 'postgres' : 'sqlite'
  const db = new Kysely<Database>({
    dialect: 'url' in place ? openPostgres(place.url) : await openSqlite(place.path),
  })
  try {
    await migrate(db, engine)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { db, engine }
}

// Next bundles a route and the start of the server apart from each other; they must share one connection.
const shared = globalThis as { siteDatabase?: Promise<Connection> }

/** The database of this process, opened at first use. Rejects while it cannot be reached; the next call tries again. */
export async function database(): Promise<Kysely<Database>> {
  const opening = (shared.siteDatabase ??= connect(configuredPlace()))
  try {
    return (await opening).db
  } catch (error) {
    if (shared.siteDatabase === opening) shared.siteDatabase = undefined
    throw error
  }
}
