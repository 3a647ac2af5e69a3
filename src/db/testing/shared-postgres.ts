import { postgresSource, startPostgres } from './postgres'

/** Called by Vitest. Starts one PostgreSQL server for all test files, because a start takes seconds. Returns what stops it. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const source = postgresSource()
  if (!source || 'url' in source) return undefined
  const server = await startPostgres(['fsync=off', 'max_connections=300'])
  process.env.TEST_DATABASE_URL = server.url
  return () => server.stop()
}
