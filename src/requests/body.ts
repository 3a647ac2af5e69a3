import { declaredLength, refusalOf } from './incoming'
import { withLargeBody } from './large-body'
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
