import { createHash, randomUUID } from 'node:crypto'
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
