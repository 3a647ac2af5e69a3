import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '@/db/schema'
import type { FileKind } from '@/forms/validate'

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
export type SavedFile = {
  id: string
  field: string
  name: string
  kind: FileKind
  bytes: number
  sha256: string
}

/** Stores a file under a random id. Resolves once it would survive a power failure. Rejects when storing fails. */
export async function saveFile(uploads: Uploads, bytes: Uint8Array): Promise<{ id: string; sha256: string }> {
  const id = randomUUID()
  await uploads.put(id, bytes)
  return { id, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Whether a name is that of an upload; the place may contain other files. */
export function isUploadId(name: string): boolean {
  return /^[0-9a-f-]{36}$/.test(name)
}

/** How often orphaned files are deleted. With the minimum age, none is kept for an hour. Milliseconds. */
export const orphanIntervalMs = 15 * 60 * 1000
/** A younger file may belong to a form that is being stored right now. */
const minAgeMs = 15 * 60 * 1000

/** Finds files without a row, which a crash between storing the two leaves behind. Returns their ids. */
export async function findOrphans(
  db: Kysely<Database>,
  uploads: Uploads,
  now = new Date(),
): Promise<string[]> {
  const files = await uploads.list()
  const old = files.filter(({ storedAt }) => now.getTime() - storedAt > minAgeMs)
  if (old.length === 0) return []
  // Select all ids, because databases limit the number of parameters of a query.
  const rows = await db.selectFrom('upload').select('id').execute()
  const known = new Set(rows.map(({ id }) => id))
  return old.map(({ id }) => id).filter((id) => !known.has(id))
}

/** Deletes files without a row. Returns their number. */
export async function removeOrphans(db: Kysely<Database>, uploads: Uploads, now?: Date): Promise<number> {
  const orphans = await findOrphans(db, uploads, now)
  await uploads.remove(orphans)
  return orphans.length
}
