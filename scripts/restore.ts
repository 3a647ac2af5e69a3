import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { configuredLocation, connect } from '@/db/connection'
import { configuredUploads } from '@/forms/host/server/uploads'
import { backupsFolder, newestBackup } from './backup/folders'
import { loadDatabase } from './backup/dump'
import { readManifest, uploadsName, verify, type Manifest } from './backup/manifest'
import { FlagError, readFlags, runTask } from './operator'

/** `npm run restore`: puts a backup in place of the database and the uploads. The server must not run. */
const usage = `npm run restore -- [<folder of the backup>] [--replace]

Without a folder, restores the newest backup of BACKUPS_PATH. Checks the backup first and changes nothing if it is damaged.
A database that has forms, comments or events is only replaced with --replace. Uses DATABASE_URL or DATABASE_PATH, and the
uploads, as the server does.`

const { values, positionals } = readFlags(usage, [], ['replace'])
await runTask(async () => {
  if (positionals.length > 1) throw new FlagError(usage)
  return restore()
})

async function restore(): Promise<string> {
  const folder = positionals[0] ?? (await newestBackup(backupsFolder()))
  if (folder === undefined) throw new FlagError(`There is no backup in ${backupsFolder()}.\n\n${usage}`)
  const manifest = await readManifest(folder)
  await verify(folder, manifest)

  const location = configuredLocation()
  const engine = 'url' in location ? 'postgres' : 'sqlite'
  if (engine !== manifest.engine)
    throw new Error(`The backup is of ${manifest.engine}, and the configured database is ${engine}.`)
  if (!values.replace && !(await isEmpty()))
    throw new FlagError('The database has data. To delete it and put the backup in its place, add --replace.')

  await loadDatabase(location, join(folder, manifest.database))
  const files = await restoreUploads(folder, manifest)
  // Also brings the backup's tables up to date.
  const db = await connect(location)
  const [forms, comments] = await Promise.all([
    db.selectFrom('submission').select('id').execute(),
    db.selectFrom('comment').select('id').execute(),
  ])
  await db.destroy()
  return [
    `Restored the backup of ${manifest.madeAt}: ${forms.length} form(s), ${comments.length} comment(s), ${files} upload(s).\n`,
    'Erase again whoever asked for it since then: npm run data -- erase --email <address>\n',
  ].join('')
}

async function isEmpty(): Promise<boolean> {
  const location = configuredLocation()
  if ('path' in location && !existsSync(location.path)) return true
  const db = await connect(location)
  try {
    for (const table of ['submission', 'comment', 'event_count'] as const)
      if (await db.selectFrom(table).selectAll().limit(1).executeTakeFirst()) return false
    return true
  } finally {
    await db.destroy()
  }
}

/** Returns the number of files. */
async function restoreUploads(folder: string, { files }: Manifest): Promise<number> {
  const uploads = configuredUploads()
  const paths = files.map(({ path }) => path).filter((path) => path.startsWith(`${uploadsName}/`))
  for (const path of paths) {
    const id = basename(path)
    await uploads.remove([id])
    await uploads.put(id, await readFile(join(folder, path)))
  }
  return paths.length
}
