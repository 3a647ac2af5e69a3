import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { S3mini } from 's3mini'
import { uploadsLocation, type BucketLocation } from '@/config/uploads'
import type { Database, Db } from '@/db/schema'
import { undefinedIfMissing } from '@/lib/guards'
import { syncToDisk } from '@/lib/sync-to-disk'

/** Where files sent with forms are kept: a folder or a bucket. Nothing in it is ever served. */
export type Uploads = {
  /** Stores a new file. Resolves once it would survive a power failure. */
  put: (id: string, bytes: Uint8Array) => Promise<void>
  /** Returns the content of a file; undefined when there is none with this id. */
  read: (id: string) => Promise<Uint8Array | undefined>
  /** Deletes files; ignores missing ones. */
  remove: (ids: string[]) => Promise<void>
  /** Lists all files, with the time of storing in milliseconds since 1970. */
  list: () => Promise<{ id: string; storedAt: number }[]>
  /** Where an operator finds a file: a path, or an s3:// address. */
  locate: (id: string) => string
}

/** A stored file whose row is not yet stored. */
export type SavedFile = Omit<Database['upload'], 'submission_id'>

/** Stores a file under a random id. Resolves once it would survive a power failure. Rejects when storing fails. */
export async function saveFile(uploads: Uploads, bytes: Uint8Array): Promise<{ id: string; sha256: string }> {
  const id = randomUUID()
  await uploads.put(id, bytes)
  return { id, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** The configured place of uploads. Throws when it is configured incompletely. */
export function configuredUploads(): Uploads {
  const location = uploadsLocation()
  return 'folder' in location ? folderUploads(location.folder) : bucketUploads(location)
}

/** Whether a name is that of an upload; the place may contain other files. */
function isUploadId(name: string): boolean {
  return /^[0-9a-f-]{36}$/.test(name)
}

/** Keeps uploads in a local folder, which several instances may share. */
export function folderUploads(folder: string): Uploads {
  const locate = (id: string) => join(folder, id)
  return {
    async put(id, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = locate(id)
      try {
        await writeFile(path, bytes, { flag: 'wx', mode: 0o600, flush: true })
        await syncToDisk(folder)
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },
    async read(id) {
      return isUploadId(id) ? readFile(locate(id)).catch(undefinedIfMissing) : undefined
    },
    async remove(ids) {
      for (const id of ids) if (isUploadId(id)) await rm(locate(id), { force: true })
    },
    async list() {
      const names = (await readdir(folder).catch(undefinedIfMissing)) ?? []
      const found: { id: string; storedAt: number }[] = []
      for (const id of names.filter(isUploadId)) {
        const file = await stat(locate(id)).catch(undefinedIfMissing)
        if (file) found.push({ id, storedAt: file.mtimeMs })
      }
      return found
    },
    locate,
  }
}

/** So that a form is refused, and what was typed kept, before a browser stops waiting. Milliseconds. */
const timeoutMs = 20_000

/** Keeps uploads in a bucket of S3-compatible storage, addressed by path. */
function bucketUploads(location: BucketLocation): Uploads {
  const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey } = location
  const s3 = new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: timeoutMs,
  })
  const key = (id: string) => `${prefix}${id}`
  return {
    async put(id, bytes) {
      await s3.putObject(key(id), Buffer.from(bytes), 'application/octet-stream')
    },
    async read(id) {
      const content = isUploadId(id) ? await s3.getObjectArrayBuffer(key(id)) : null
      return content ? new Uint8Array(content) : undefined
    },
    async remove(ids) {
      for (const id of ids) if (isUploadId(id)) await s3.deleteObject(key(id))
    },
    async list() {
      const objects = (await s3.listObjects('/', prefix)) ?? []
      return objects
        .map(({ Key, LastModified }) => ({
          id: Key.slice(prefix.length),
          storedAt: new Date(LastModified).getTime(),
        }))
        .filter(({ id }) => isUploadId(id))
    },
    locate: (id) => `s3://${bucket}/${key(id)}`,
  }
}

/** How often orphaned files are deleted. With the minimum age, none is kept for an hour. Milliseconds. */
export const orphanIntervalMs = 15 * 60 * 1000
/** A younger file may belong to a form that is being stored right now. */
const minAgeMs = 15 * 60 * 1000

/** Finds files without a row, which a crash between storing the two leaves behind. Returns their ids. */
export async function findOrphans(db: Db, uploads: Uploads, now = new Date()): Promise<string[]> {
  const files = await uploads.list()
  const old = files.filter(({ storedAt }) => now.getTime() - storedAt > minAgeMs)
  if (old.length === 0) return []
  // Select all ids, because databases limit the number of parameters of a query.
  const rows = await db.selectFrom('upload').select('id').execute()
  const known = new Set(rows.map(({ id }) => id))
  return old.map(({ id }) => id).filter((id) => !known.has(id))
}

/** Deletes files without a row. Returns their number. */
export async function removeOrphans(db: Db, uploads: Uploads, now?: Date): Promise<number> {
  const orphans = await findOrphans(db, uploads, now)
  await uploads.remove(orphans)
  return orphans.length
}
