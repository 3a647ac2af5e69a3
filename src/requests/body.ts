import { readBytes } from '@/lib/read-bytes'
import { refused, type Refusal } from './outcome'
import { parsableType } from './parts'
import type { Texts } from './texts'

/** What arrived: texts and files by name, each in the order sent. */
export type Sent = { texts: Map<string, string[]>; files: Map<string, File> }

/** What the visitor is told when a body cannot be taken. */
type Reasons = { tooLarge: string; malformed: string }

/** Reads a sent form, never more than `limit` bytes of it, or says why it cannot be read. */
export async function readBody(request: Request, limit: number, reasons: Reasons): Promise<Sent | Refusal> {
  const malformed = refused(400, reasons.malformed)
  try {
    const bytes = await readBytes(request, limit)
    if (!bytes) return refused(413, reasons.tooLarge)
    const type = parsableType(request.headers.get('content-type') ?? '', bytes)
    if (!type) return malformed
    const data = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return sort(data) ?? malformed
  } catch {
    // Cut off on the way, or no proper multipart.
    return malformed
  }
}

/** The first text of each name. */
export function firstTexts({ texts }: Sent): Texts {
  return { get: (name) => texts.get(name)?.[0] }
}

function sort(data: FormData): Sent | undefined {
  const texts = new Map<string, string[]>()
  const files = new Map<string, File>()
  for (const [name, value] of data) {
    if (typeof value === 'string') texts.set(name, [...(texts.get(name) ?? []), value])
    // A file that was not chosen arrives without name and content.
    else if (value.name !== '' || value.size > 0) {
      if (files.has(name)) return undefined
      files.set(name, value)
    }
  }
  return { texts, files }
}
