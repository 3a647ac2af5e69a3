import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, vi } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { connect, database, type DatabaseLocation } from '../connection'
import type { Database, Engine } from '../schema'
import { postgresSource, startPostgres, type Server } from './postgres'
import { copySqlite } from './templates'

type NewDatabase = () => Promise<DatabaseLocation>
type Open = (location?: DatabaseLocation) => Promise<Kysely<Database>>

/**
 * Runs the same tests on SQLite and, if available, on PostgreSQL. Call the two functions inside a test or a hook: `newDatabase`
 * creates an empty database; `open` opens one, by default a new one that is migrated, as that of the process, and closes it at
 * the end.
 */
export function describeEngines(
  name: string,
  tests: (engine: Engine, newDatabase: NewDatabase, open: Open) => void,
): void {
  const run = (engine: Engine, newDatabase: NewDatabase, newMigrated: NewDatabase) => {
    const opened: Kysely<Database>[] = []
    afterAll(() => Promise.all(opened.map((db) => db.destroy())))
    tests(engine, newDatabase, async (location) => {
      const connection = await connect(location ?? (await newMigrated()))
      Object.assign(globalThis, { siteDatabase: Promise.resolve(connection) })
      opened.push(connection.db)
      return connection.db
    })
  }
  describe(`${name} (SQLite)`, () => {
    const folder = temporaryFolder()
    let count = 0
    const newPath = () => join(folder, `${(count += 1)}.db`)
    run(
      'sqlite',
      async () => ({ path: newPath() }),
      async () => {
        const path = newPath()
        copySqlite(path)
        return { path }
      },
    )
  })

  if (!postgresSource()) {
    console.warn(`${name}: tested on SQLite only. For PostgreSQL, install it or set TEST_DATABASE_URL.`)
    return
  }
  describe(`${name} (PostgreSQL)`, () => {
    let server: Server
    beforeAll(async () => {
      server = await startPostgres()
    }, 60_000)
    afterAll(() => server.stop())
    run(
      'postgres',
      async () => ({ url: await server.createDatabase() }),
      async () => ({ url: await server.createDatabase(process.env.TEST_POSTGRES_TEMPLATE) }),
    )
  })
}

/** Gives each test of a file an empty database as that of the process, whose place the environment says. */
export function useNewDatabase(): void {
  const folder = temporaryFolder()
  let count = 0
  beforeEach(() => {
    const path = join(folder, `${(count += 1)}.db`)
    copySqlite(path)
    vi.stubEnv('DATABASE_PATH', path)
    vi.stubEnv('DATABASE_URL', '')
  })
  afterEach(async () => {
    const shared = globalThis as { siteDatabase?: unknown }
    if (shared.siteDatabase) await (await database()).destroy()
    shared.siteDatabase = undefined
  })
}
