import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/config/env'
import { backupDays } from '@/config/retention'

/** Of a backup that is being written, or whose writing was interrupted. */
const unfinished = '.unfinished'
const namePattern = /^site-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)(\.unfinished)?$/

/** The folder of backups, from BACKUPS_PATH. */
export function backupsFolder(): string {
  return env('BACKUPS_PATH') ?? 'data/backups'
}

/** The names of the folder of a backup: while it is written, and finished. */
export function backupNames(madeAt: Date): { writing: string; finished: string } {
  const finished = `site-${madeAt.toISOString().replaceAll(':', '-')}`
  return { writing: finished + unfinished, finished }
}

/** The newest finished backup in a folder, as a path; undefined without any. */
export async function newestBackup(folder: string): Promise<string | undefined> {
  const newest = (await backupsIn(folder)).filter(({ isFinished }) => isFinished).at(-1)
  return newest && join(folder, newest.name)
}

/** Deletes the backups that are kept no longer, and interrupted ones of the day before. Returns the number of finished ones. */
export async function removeExpired(folder: string, now: Date): Promise<number> {
  const age = ({ madeAt }: { madeAt: number }) => (now.getTime() - madeAt) / (24 * 60 * 60 * 1000)
  const expired = (await backupsIn(folder)).filter(
    (backup) => age(backup) > (backup.isFinished ? backupDays - 1 : 1),
  )
  for (const { name } of expired) await rm(join(folder, name), { recursive: true })
  return expired.filter(({ isFinished }) => isFinished).length
}

/** The backups in a folder, oldest first. */
async function backupsIn(folder: string): Promise<{ name: string; madeAt: number; isFinished: boolean }[]> {
  const names = (await readdir(folder).catch((): string[] => [])).toSorted()
  return names.flatMap((name) => {
    const [match, hour, minute, second, suffix] = namePattern.exec(name) ?? []
    if (!match) return []
    return [{ name, madeAt: Date.parse(`${hour}:${minute}:${second}`), isFinished: suffix === undefined }]
  })
}
