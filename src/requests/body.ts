import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { admit } from '@/lib/admission'
import { networksOf } from '@/lib/client-address'
import { log } from '@/lib/log'
import { BodyError, chunksOf, createBudget, declaredLength, refusalOf } from './incoming'
import { readParts } from './multipart'
import { refused, type Refusal } from './outcome'
import { readBytes } from './read-bytes'
import type { Texts } from './fields'

/** A file as it was sent: `size` in bytes, of which `bytes` is valid only while the body is. */
export type SentFile = { name: string; size: number; bytes: Uint8Array }
/** Texts and files of a form by field name, each in the order sent. */
export type FormBody = { texts: Map<string, string[]>; files: Map<string, SentFile> }

/** Messages for the visitor when a body cannot be accepted. */
type Reasons = { tooLarge: string; malformed: string }
/** The folder for large bodies that are still arriving, and the client's IP address. */
type Spool = { folder: string; address: string }

/** Larger bodies go through a file. Bytes. */
export const maxBytesInMemory = 128 * 1024

/** Reads a form of at most `limit` bytes, or returns why it cannot be read. */
export async function readBody(
  request: Request,
  limit: number,
  reasons: Reasons,
): Promise<FormBody | Refusal> {
  try {
    return parse(request, await readBytes(request, limit), reasons)
  } catch (error) {
    // Without a refusal, the connection broke.
    return refusalOf(error, reasons.tooLarge) ?? refused(400, reasons.malformed)
  }
}

/**
 * Calls `use` with a form of at most `limit` bytes, which may contain files, or with why it cannot be read. Only a few
 * of the large ones are in memory at a time.
 */
export async function withFormBody<Result>(
  request: Request,
  { limit, reasons, ...spool }: Spool & { limit: number; reasons: Reasons },
  use: (body: FormBody | Refusal) => Promise<Result>,
): Promise<Result> {
  const length = declaredLength(request)
  if (limit <= maxBytesInMemory || (length !== undefined && length <= maxBytesInMemory))
    return use(await readBody(request, limit, reasons))
  let used: Promise<Result> | undefined
  try {
    return await withLargeBody(request, limit, spool, async (bytes) => {
      used = use(parse(request, bytes, reasons))
      return used
    })
  } catch (error) {
    // Don't use the body twice.
    if (used) return used
    return use(refusalOf(error, reasons.tooLarge) ?? refused(400, reasons.malformed))
  }
}

/** The first text of each name. */
export function firstTexts({ texts }: FormBody): Texts {
  return { get: (name) => texts.get(name)?.[0] }
}

/** Separates texts from files; a refusal when the syntax is wrong or two files have the same name. */
function parse(request: Request, bytes: Buffer, { malformed }: Reasons): FormBody | Refusal {
  const parts = readParts(request.headers.get('content-type') ?? '', bytes)
  if (!parts) return refused(400, malformed)
  const texts = new Map<string, string[]>()
  const files = new Map<string, SentFile>()
  for (const { name, fileName, bytes: content } of parts) {
    if (fileName === undefined) texts.set(name, [...(texts.get(name) ?? []), content.toString()])
    // An empty file field arrives as a file without name and content.
    else if (fileName !== '' || content.length > 0) {
      if (files.has(name)) return refused(400, malformed)
      files.set(name, { name: fileName, size: content.length, bytes: content })
    }
  }
  return { texts, files }
}

/** Bytes of unfinished uploads that may be on disk at once, for all clients together. */
const disk = createBudget(256 * 1024 * 1024)
/** Unfinished uploads of one client. */
const maxOpenUploads = 3
const openUploads = new Map<string, number>()

/**
 * Reads a large request body through a file, so that an unfinished one takes no memory, and calls `use` with it. Throws a
 * BodyError above `limit` bytes, below the minimum rate, when this client sends too many at once, or when there is no
 * space left for more. Rejects when the connection breaks.
 */
async function withLargeBody<Result>(
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
