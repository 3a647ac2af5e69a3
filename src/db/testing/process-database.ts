import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { database } from '../connection'
import { copySqlite } from './templates'

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
