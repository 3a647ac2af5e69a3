import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/config/env'
import type { FileKind } from './file-kind'

/** A file on disk whose row is not yet stored. */
export type SavedFile = {
  id: string
  field: string
  name: string
  kind: FileKind
  bytes: number
  sha256: string
}

const idPattern = /^[0-9a-f-]{36}$/

/** The folder of uploads, from UPLOADS_PATH. It is never served. */
export function uploadsFolder(): string {
  return env('UPLOADS_PATH') ?? 'data/uploads'
}

/** Writes a file under a random name. Resolves once it would survive a power failure. Rejects when writing fails. */
export async function saveFile(folder: string, bytes: Uint8Array): Promise<{ id: string; sha256: string }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const id = randomUUID()
  const path = join(folder, id)
  try {
    await withHandle(path, 'wx', async (file) => {
      await file.writeFile(bytes)
      await file.sync()
    })
    // The folder's entry for the file needs its own fsync.
    await withHandle(folder, 'r', (file) => file.sync())
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { id, sha256: digest(bytes) }
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Deletes files by id; ignores missing ones. */
export async function removeFiles(folder: string, ids: string[]): Promise<void> {
  for (const id of ids) if (idPattern.test(id)) await rm(join(folder, id), { force: true })
}

/** Lists the ids of the files in the folder. */
export async function fileIds(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => idPattern.test(name))
}

/** Filters files by age: those older than `age` milliseconds. */
export async function olderThan(folder: string, ids: string[], age: number): Promise<string[]> {
  const old: string[] = []
  for (const id of ids) {
    const found = await stat(join(folder, id)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > age) old.push(id)
  }
  return old
}

async function withHandle(
  path: string,
  flags: string,
  work: (file: Awaited<ReturnType<typeof open>>) => Promise<void>,
): Promise<void> {
  const file = await open(path, flags, 0o600)
  try {
    await work(file)
  } finally {
    await file.close()
  }
}
