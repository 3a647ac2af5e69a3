import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { admit } from '@/lib/admission'
import { networksOf } from '@/lib/client-address'
import { log } from '@/lib/log'
import { BodyError, chunksOf, createBudget } from './incoming'

/** Bytes of unfinished uploads that may be on disk at once, for all clients together. */
const disk = createBudget(256 * 1024 * 1024)
/** Unfinished uploads of one client. */
const maxOpenUploads = 3
const openUploads = new Map<string, number>()

type Spool = {
  /** The folder for bodies that are still arriving. */
  folder: string
  /** The client's IP address. */
  address: string
}

/**
 * Reads a large request body through a file, so that an unfinished one takes no memory, and calls `use` with it. Throws a
 * BodyError above `limit` bytes, below the minimum rate, when this client sends too many at once, or when there is no
 * space left for more. Rejects when the connection breaks.
 */
export async function withLargeBody<Result>(
  request: Request,
  limit: number,
  { folder, address }: Spool,
  use: (bytes: Buffer) => Promise<Result>,
): Promise<Result> {
  const [client] = networksOf(address)
  const others = openUploads.get(client) ?? 0
  if (others >= maxOpenUploads) throw new BodyError('too many uploads')
  openUploads.set(client, others + 1)
  const account = disk()
  let file: FileHandle | undefined
  try {
    file = await onDisk(() => openUnnamed(folder))
    for await (const chunk of chunksOf(request, limit)) {
      account.add(chunk.length)
      await onDisk(() => file?.write(chunk))
    }
    return await admit('upload', address, async () => use(await readWhole(file)))
  } finally {
    account.close()
    const left = (openUploads.get(client) ?? 1) - 1
    if (left > 0) openUploads.set(client, left)
    else openUploads.delete(client)
    await file?.close()
  }
}

/** Opens a file and deletes its name at once, so that it disappears even when the process is killed. */
async function openUnnamed(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

async function readWhole(file: FileHandle | undefined): Promise<Buffer> {
  const size = (await file?.stat())?.size ?? 0
  const bytes = Buffer.alloc(size)
  await file?.read(bytes, 0, size, 0)
  return bytes
}

/** A disk that is full or cannot be written is no fault of the visitor. */
async function onDisk<Result>(work: () => Promise<Result> | undefined): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    log('error', 'upload could not be written', { error: String(error) })
    throw new BodyError('too many bodies')
  }
}
