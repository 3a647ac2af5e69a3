import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { recordBackup } from '@/db/backups'
import { configuredLocation } from '@/db/connection'
import type { Db } from '@/db/schema'
import { configuredUploads } from '@/forms/host/server/uploads'
import { syncToDisk } from '@/lib/sync-to-disk'
import { backupNames, backupsFolder, removeExpired } from './backup/folders'
import { dumpDatabase, dumpNames } from './backup/dump'
import { uploadsName, writeManifest } from './backup/manifest'
import { readFlags, runCommand } from './operator'

/** `npm run backup`: copies the database and the uploads, while the server runs. */
const usage = `npm run backup -- [--to <folder>]   writes a backup below the folder, BACKUPS_PATH by default

Deletes the backups there that are older than 35 days. Uses DATABASE_URL or DATABASE_PATH, and the uploads, as the server does.`

const { values, positionals } = readFlags(usage, ['to'])
await runCommand({ backup }, positionals.length === 0 ? 'backup' : undefined, usage)

async function backup(db: Db): Promise<string> {
  const folder = values.to ?? backupsFolder()
  const now = new Date()
  const { writing, finished } = backupNames(now)
  const target = join(folder, writing)
  await mkdir(join(target, uploadsName), { recursive: true, mode: 0o700 })
  try {
    const location = configuredLocation()
    const engine = 'url' in location ? 'postgres' : 'sqlite'
    await dumpDatabase(db, location, join(target, dumpNames[engine]))
    // After the database: a file is stored before its row, so every file that the copy names is there.
    const uploads = await copyUploads(db, join(target, uploadsName))
    const manifest = await writeManifest(
      target,
      [dumpNames[engine], ...uploads.map((id) => join(uploadsName, id))],
      { madeAt: now.toISOString(), engine, database: dumpNames[engine] },
    )
    const kilobytes = Math.ceil((manifest.files[0]?.bytes ?? 0) / 1024)
    // Renamed when it is complete, so that an interrupted backup is never taken for a whole one.
    await rename(target, join(folder, finished))
    await syncToDisk(folder)
    await recordBackup(db, { made_at: now.toISOString(), kilobytes, uploads: uploads.length })
    const expired = await removeExpired(folder, now)
    return [
      `Backed up to ${join(folder, finished)}: database of ${kilobytes} KB, ${uploads.length} upload(s).\n`,
      expired > 0 ? `Deleted ${expired} older than 35 days.\n` : '',
      (await isSameDisk(folder, location))
        ? 'It is on the same disk as the database: copy it to another machine.\n'
        : '',
    ].join('')
  } catch (error) {
    await rm(target, { recursive: true, force: true })
    throw error
  }
}

/** Copies the files of all forms and returns their ids. One whose form is deleted meanwhile is left out. */
async function copyUploads(db: Db, folder: string): Promise<string[]> {
  const uploads = configuredUploads()
  const rows = await db.selectFrom('upload').select('id').execute()
  const copied: string[] = []
  for (const { id } of rows) {
    const bytes = await uploads.read(id)
    if (!bytes) continue
    await writeFile(join(folder, id), bytes, { mode: 0o600, flush: true })
    copied.push(id)
  }
  return copied
}

async function isSameDisk(folder: string, location: ReturnType<typeof configuredLocation>): Promise<boolean> {
  if ('url' in location) return false
  const [one, other] = await Promise.all([stat(folder), stat(dirname(location.path))])
  return one.dev === other.dev
}
