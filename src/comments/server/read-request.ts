import { env } from '@/config/env'
import { readBody } from '@/forms/host/server/read-body'
import { isForeign } from '@/lib/own-origin'
import { fields, shortestFill, tokenHeader } from '../contract'
import type { Texts } from './check'
import { refused, type Refusal } from './outcome'
import { writerOf } from './writer'

/** Most bytes of a request: the longest comment, percent-encoded, and room for the rest. */
const mostBytes = 96 * 1024
const types = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** The texts that one of our pages sent, or why they are not taken. */
export async function readTexts(request: Request): Promise<Texts | Refusal> {
  const foreign = refuseForeign(request.headers)
  if (foreign) return foreign
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!types.includes(type)) return refused(415, `Comments are sent as ${types.join(' or ')}.`)
  const sent = await readBody(request, mostBytes)
  if ('status' in sent)
    return sent.status === 413
      ? refused(413, 'This is more than a comment can take.')
      : refused(400, 'The comment arrived damaged.')
  return { get: (name) => sent.texts.get(name)?.[0] }
}

/** Refuses what a page of another site sent. */
export function refuseForeign(headers: Headers): Refusal | undefined {
  return isForeign(headers, env('SITE_URL'))
    ? refused(403, 'Comments can be sent from this site only.')
    : undefined
}

/** The digest of the writer's token, from the header or, where there is no script, a field. */
export function writerOfRequest({ headers }: Request, texts?: Texts): string | undefined {
  return writerOf(headers.get(tokenHeader) || texts?.get(fields.token))
}

/** Whether a program filled in the form: it saw the trap, or was faster than a person can be. */
export function isProgram(texts: Texts): boolean {
  if (texts.get(fields.trap)) return true
  const elapsed = texts.get(fields.elapsed)
  // Without script there is nothing that could measure.
  return elapsed !== undefined && elapsed !== '' && !(Number(elapsed) >= shortestFill)
}

/** The key that the page drew for this comment, if it is one. */
export function keyOf(texts: Texts): string | undefined {
  const key = texts.get(fields.key) ?? ''
  return /^[\w-]{16,64}$/.test(key) ? key : undefined
}
