import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Place } from '../connection'
import type { Engine } from '../schema'
import { postgresSource, startPostgres, type Server } from './postgres'

/**
 * Describes a service once and tests it on SQLite and, where one can be had, on PostgreSQL. `newPlace` gives an empty
 * database, to be called inside a test or a hook.
 */
export function describeEngines(
  name: string,
  tests: (engine: Engine, newPlace: () => Promise<Place>) => void,
): void {
  describe(`${name} (SQLite)`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-sqlite-'))
    afterAll(() => rmSync(folder, { recursive: true, force: true }))
    let count = 0
    tests('sqlite', async () => ({ path: join(folder, `${(count += 1)}.db`) }))
  })

  if (!postgresSource()) {
    console.warn(
      `${name}: no PostgreSQL here (TEST_DATABASE_URL, or its programs), so SQLite alone is tested.`,
    )
    return
  }
  describe(`${name} (PostgreSQL)`, () => {
    let server: Server
    beforeAll(async () => {
      server = await startPostgres(['fsync=off'])
    }, 60_000)
    afterAll(() => server.stop())
    tests('postgres', async () => ({ url: await server.createDatabase() }))
  })
}
