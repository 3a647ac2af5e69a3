import { postgresSource, startPostgres } from './postgres'

/** Starts one PostgreSQL server for all test files of a run, because starting one for each of them took longer than its tests. */
export default async function startSharedPostgres(): Promise<(() => Promise<void>) | undefined> {
  const source = postgresSource()
  if (!source || 'url' in source) return undefined
  const server = await startPostgres(['fsync=off', 'max_connections=300'])
  process.env.TEST_DATABASE_URL = server.url
  return () => server.stop()
}
