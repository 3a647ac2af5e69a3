import { readBytes } from '@/lib/read-bytes'
import { parsableType } from './multipart'
import { refused, type Refusal } from './outcome'
import type { Texts } from './texts'

/** Texts and files of a form by field name, each in the order sent. */
export type FormBody = { texts: Map<string, string[]>; files: Map<string, File> }

/** Messages for the visitor when a body cannot be accepted. */
type Reasons = { tooLarge: string; malformed: string }

/** Reads a form of at most `limit` bytes, or returns why it cannot be read. */
export async function readBody(
  request: Request,
  limit: number,
  reasons: Reasons,
): Promise<FormBody | Refusal> {
  const malformed = refused(400, reasons.malformed)
  try {
    const bytes = await readBytes(request, limit)
    if (!bytes) return refused(413, reasons.tooLarge)
    const type = parsableType(request.headers.get('content-type') ?? '', bytes)
    if (!type) return malformed
    const data = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return split(data) ?? malformed
  } catch {
    // The connection broke, or the multipart syntax is wrong.
    return malformed
  }
}

/** The first text of each name. */
export function firstTexts({ texts }: FormBody): Texts {
  return { get: (name) => texts.get(name)?.[0] }
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
