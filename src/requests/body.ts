import { declaredLength, refusalOf } from './incoming'
import { withLargeBody } from './large-body'
import { parsableType } from './multipart'
import { refused, type Refusal } from './outcome'
import { readBytes } from './read-bytes'
import type { Texts } from './texts'

/** Texts and files of a form by field name, each in the order sent. */
export type FormBody = { texts: Map<string, string[]>; files: Map<string, File> }

/** Messages for the visitor when a body cannot be accepted. */
type Reasons = { tooLarge: string; malformed: string }

/** Larger bodies go through a file. Bytes. */
export const maxBytesInMemory = 128 * 1024

/** Reads a form of at most `limit` bytes, or returns why it cannot be read. */
export async function readBody(
  request: Request,
  limit: number,
  reasons: Reasons,
): Promise<FormBody | Refusal> {
  try {
    return await parse(request, await readBytes(request, limit), reasons)
  } catch (error) {
    // Without a refusal, the connection broke.
    return refusalOf(error, reasons.tooLarge) ?? refused(400, reasons.malformed)
  }
}

/**
 * Calls `use` with a form of at most `limit` bytes, which may contain files, or with why it cannot be read. Only a few of
 * the large ones are in memory at a time.
 */
export async function withFormBody<Result>(
  request: Request,
  { limit, reasons, ...spool }: { limit: number; reasons: Reasons; folder: string; address: string },
  use: (body: FormBody | Refusal) => Promise<Result>,
): Promise<Result> {
  const length = declaredLength(request)
  if (limit <= maxBytesInMemory || (length !== undefined && length <= maxBytesInMemory))
    return use(await readBody(request, limit, reasons))
  let used: Promise<Result> | undefined
  try {
    return await withLargeBody(request, limit, spool, async (bytes) => {
      used = use(await parse(request, bytes, reasons))
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

async function parse(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  { malformed }: Reasons,
): Promise<FormBody | Refusal> {
  const type = parsableType(request.headers.get('content-type') ?? '', bytes)
  if (!type) return refused(400, malformed)
  try {
    const data = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return split(data) ?? refused(400, malformed)
  } catch {
    // The multipart syntax is wrong.
    return refused(400, malformed)
  }
}

/** Separates texts from files; undefined when two files have the same name. */
function split(data: FormData): FormBody | undefined {
  const texts = new Map<string, string[]>()
  const files = new Map<string, File>()
  for (const [name, value] of data) {
    if (typeof value === 'string') texts.set(name, [...(texts.get(name) ?? []), value])
    // An empty file field arrives as a file without name and content.
    else if (value.name !== '' || value.size > 0) {
      if (files.has(name)) return undefined
      files.set(name, value)
    }
  }
  return { texts, files }
}
