import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type DatabaseLocation } from '../connection'
import { hasPostgres, startPostgres } from './postgres'

/**
 * Called by Vitest. Starts one PostgreSQL server for all test files and migrates one database of each kind, which tests
 * copy, because a start and the migrations take seconds. Returns a function that stops the server.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'site-template-'))
  process.env.TEST_SQLITE_TEMPLATE = join(folder, 'site.db')
  await migrate({ path: process.env.TEST_SQLITE_TEMPLATE })
  const server = hasPostgres() && (await startPostgres(['fsync=off', 'max_connections=300']))
  if (server) {
    process.env.TEST_DATABASE_URL = server.url
    process.env.TEST_POSTGRES_TEMPLATE = await server.createDatabase()
    await migrate({ url: process.env.TEST_POSTGRES_TEMPLATE })
  } else console.warn('Tested on SQLite only. For PostgreSQL, install it or set TEST_DATABASE_URL.')
  return async () => {
    rmSync(folder, { recursive: true })
    if (server) await server.stop()
  }
}

async function migrate(location: DatabaseLocation): Promise<void> {
  await (await connect(location)).destroy()
}
