import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, vi } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { connect, database, type DatabaseLocation } from '../connection'
import type { Db, Engine } from '../schema'
import { serverAt } from './postgres'

type NewDatabase = () => Promise<DatabaseLocation>
type Open = (location?: DatabaseLocation) => Promise<Db>

/**
 * Runs the same tests on SQLite and, if available, on PostgreSQL. Call the two functions inside a test or a hook: `newDatabase`
 * creates an empty database; `open` opens one, by default a new one that is migrated, as that of the process, and closes it at
 * the end.
 */
export function describeEngines(
  name: string,
  tests: (open: Open, newDatabase: NewDatabase, engine: Engine) => void,
): void {
  const run = (engine: Engine, newDatabase: NewDatabase, newMigrated: NewDatabase) => {
    const opened: Db[] = []
    afterAll(() => Promise.all(opened.map((db) => db.destroy())))
    const open: Open = async (location) => {
      const db = await connect(location ?? (await newMigrated()))
      Object.assign(globalThis, { siteDatabase: Promise.resolve(db) })
      opened.push(db)
      return db
    }
    tests(open, newDatabase, engine)
  }
  describe(`${name} (SQLite)`, () => {
    const { newPath, newMigrated } = sqliteFiles()
    run(
      'sqlite',
      async () => ({ path: newPath() }),
      async () => ({ path: newMigrated() }),
    )
  })

  const { TEST_DATABASE_URL: url, TEST_POSTGRES_TEMPLATE: template } = process.env
  if (!url) return
  const { createDatabase } = serverAt(url)
  describe(`${name} (PostgreSQL)`, () => {
    run(
      'postgres',
      async () => ({ url: await createDatabase() }),
      async () => ({ url: await createDatabase(template) }),
    )
  })
}

/** Gives each test of a file an empty database as that of the process, whose place the environment says. */
export function useNewDatabase(): void {
  const { newMigrated } = sqliteFiles()
  beforeEach(() => {
    vi.stubEnv('DATABASE_PATH', newMigrated())
    vi.stubEnv('DATABASE_URL', '')
  })
  afterEach(async () => {
    const shared = globalThis as { siteDatabase?: unknown }
    if (shared.siteDatabase) await (await database()).destroy()
    shared.siteDatabase = undefined
  })
}

/** Functions that return the path of a new file: one that does not exist yet, or a migrated database. */
function sqliteFiles() {
  const folder = temporaryFolder()
  let count = 0
  const newPath = () => join(folder, `${(count += 1)}.db`)
  const newMigrated = () => {
    const path = newPath()
    copyFileSync(process.env.TEST_SQLITE_TEMPLATE ?? '', path)
    return path
  }
  return { newPath, newMigrated }
}
