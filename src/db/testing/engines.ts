import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import type { DatabaseLocation } from '../connection'
import type { Engine } from '../schema'
import { postgresSource, startPostgres, type Server } from './postgres'

/**
 * Runs the same tests on SQLite and, if available, on PostgreSQL. `newDatabase` creates an empty database; call it inside
 * a test or a hook.
 */
export function describeEngines(
  name: string,
  tests: (engine: Engine, newDatabase: () => Promise<DatabaseLocation>) => void,
): void {
  describe(`${name} (SQLite)`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-sqlite-'))
    afterAll(() => rmSync(folder, { recursive: true, force: true }))
    let count = 0
    tests('sqlite', async () => ({ path: join(folder, `${(count += 1)}.db`) }))
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
    tests('postgres', async () => ({ url: await server.createDatabase() }))
  })
}
