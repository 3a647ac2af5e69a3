import { firstTexts, readBody } from '@/requests/body'
import { refuseForm } from '@/requests/guard'
import type { Refusal } from '@/requests/outcome'
import type { Texts } from '@/requests/texts'
import { fields, tokenHeader } from '../contract'
import { takeTurn } from './service'
import { writerOf } from './writer'

/** Most bytes of a request: the longest comment, percent-encoded, and room for the rest. */
const mostBytes = 96 * 1024
const unreadable = {
  tooLarge: 'This is more than a comment can take.',
  malformed: 'The comment arrived damaged.',
}

/** The texts that one of our pages sent, or why they are not taken. */
export async function readTexts(request: Request): Promise<Texts | Refusal> {
  const refusal = refuseForm(request.headers, 'Comments') ?? takeTurn('sending', request.headers)
  if (refusal) return refusal
  const sent = await readBody(request, mostBytes, unreadable)
  return 'kind' in sent ? sent : firstTexts(sent)
}

/** The digest of the writer's token, from the header or, where there is no script, a field. */
export function writerOfRequest({ headers }: Request, texts?: Texts): string | undefined {
  return writerOf(headers.get(tokenHeader) || texts?.get(fields.token))
}
