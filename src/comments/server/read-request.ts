import { firstTexts, readBody } from '@/requests/body'
import { refuseForm } from '@/requests/guard'
import type { Refusal } from '@/requests/outcome'
import type { Texts } from '@/requests/texts'
import { checkRateLimit } from './service'

/** The longest comment, percent-encoded, and the other fields. */
const maxBytes = 96 * 1024
const unreadable = {
  tooLarge: 'This is too long for a comment.',
  malformed: 'The comment arrived damaged.',
}

/** Reads the text fields that one of our pages sent, or returns why they are refused. */
export async function readTexts(request: Request): Promise<Texts | Refusal> {
  const refusal = refuseForm(request.headers, 'Comments') ?? checkRateLimit('request', request.headers)
  if (refusal) return refusal
  const body = await readBody(request, maxBytes, unreadable)
  return 'kind' in body ? body : firstTexts(body)
}
