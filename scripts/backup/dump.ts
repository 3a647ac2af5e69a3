import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import Sqlite from 'libsql'
import { sql } from 'kysely'
import type { DatabaseLocation } from '@/db/connection'
import { postgresFolder } from '@/db/postgres-programs'
import type { Db } from '@/db/schema'
import { syncToDisk } from '@/lib/sync-to-disk'

const execute = promisify(execFile)

/** The file of the database in a backup. */
export const dumpNames = { sqlite: 'site.db', postgres: 'site.dump' }

/** Writes a consistent copy of the database to `file`, while others may write to it. */
export async function dumpDatabase(db: Db, location: DatabaseLocation, file: string): Promise<void> {
  if ('url' in location) {
    await runPostgres('pg_dump', location.url, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--file=${file}`,
    ])
  } else await sql`vacuum into ${sql.lit(file)}`.execute(db)
  await chmod(file, 0o600)
  await syncToDisk(file)
}

/** Replaces the database by the copy in `file`. Throws when another process uses the SQLite file. */
export async function loadDatabase(location: DatabaseLocation, file: string): Promise<void> {
  if ('url' in location) {
    const options = [
      '--clean',
      '--if-exists',
      '--no-owner',
      '--no-privileges',
      '--single-transaction',
      '--exit-on-error',
    ]
    return runPostgres('pg_restore', location.url, [...options, file])
  }
  const { path } = location
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  if (await stat(path).catch(() => undefined)) assertUnused(path)
  const copy = `${path}.restoring`
  await copyFile(file, copy)
  await chmod(copy, 0o600)
  for (const journal of ['-wal', '-shm', '-journal']) await rm(path + journal, { force: true })
  await rename(copy, path)
}

/** Leaving WAL mode needs the file alone, so it fails while the server runs. */
function assertUnused(path: string): void {
  const database = new Sqlite(path)
  try {
    database.exec('pragma journal_mode = delete')
  } catch {
    throw new Error(`Another process uses ${path}. Stop the server first.`)
  } finally {
    database.close()
  }
}

/** Runs a program of PostgreSQL. The password is not among its arguments, which every user of the machine may see. */
async function runPostgres(program: string, address: string, options: string[]): Promise<void> {
  const folder = postgresFolder(program)
  if (!folder) throw new Error(`${program} was not found: install PostgreSQL's client programs.`)
  const url = new URL(address)
  const PGPASSWORD = decodeURIComponent(url.password)
  url.password = ''
  try {
    await execute(join(folder, program), [`--dbname=${url.href}`, ...options], {
      env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) },
    })
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    throw new Error(`${program} failed: ${stderr.trim() || String(error)}`, { cause: error })
  }
}
