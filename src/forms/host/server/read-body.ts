import { largestFile } from '@/forms/schema'
import { readBytes } from '@/lib/read-bytes'
import type { Form } from '../forms'
import type { Refusal, Sent } from './outcome'

/** Bytes of a form without files, and the room that a file form has besides its file. */
const roomForText = 128 * 1024
/** Parts of a form; the largest form of the site has a few dozen. */
const mostParts = 200

/** Most bytes that sending this form may take. */
export function bodyLimit(form: Form): number {
  return form.fields.some(({ kind }) => kind === 'file') ? largestFile + roomForText : roomForText
}

/** Reads a sent form, never more than `limit` bytes of it, or says why it cannot be read. */
export async function readBody(request: Request, limit: number): Promise<Sent | Refusal> {
  const tooLarge: Refusal = { status: 413, reason: 'This is more than the form can take.' }
  const malformed: Refusal = { status: 400, reason: 'The form arrived damaged.' }
  try {
    const bytes = await readBytes(request, limit)
    if (!bytes) return tooLarge
    const type = request.headers.get('content-type') ?? ''
    const data = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return sort(data) ?? malformed
  } catch {
    // Cut off on the way, or no proper multipart.
    return malformed
  }
}

function sort(data: FormData): Sent | undefined {
  const entries = [...data]
  if (entries.length > mostParts) return undefined
  const texts = new Map<string, string[]>()
  const files = new Map<string, File>()
  for (const [name, value] of entries) {
    if (typeof value === 'string') texts.set(name, [...(texts.get(name) ?? []), value])
    // A file that was not chosen arrives without name and content.
    else if (value.name !== '' || value.size > 0) {
      if (files.has(name)) return undefined
      files.set(name, value)
    }
  }
  return { texts, files }
}
