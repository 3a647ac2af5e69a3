import type { Kysely } from 'kysely'
import { allowedRequests } from '@/config/rate-limits'
import { database } from '@/db/connection'
import { errorText } from '@/db/errors'
import type { Database } from '@/db/schema'
import { clientAddressHeader } from '@/lib/client-address'
import { log } from '@/lib/log'
import { createRateLimit } from '@/lib/rate-limit'
import { firstTexts, readBody } from '@/requests/body'
import { refuseForm } from '@/requests/guard'
import { refused, type Outcome, type Refusal } from '@/requests/outcome'
import { rateLimited } from '@/requests/rate-limited'
import type { Texts } from '@/requests/texts'

/**
 * Per client IP and period (milliseconds): COMMENT_RATE_LIMIT comments, six times as many reactions, and
 * thirty times as many reads. Every request with a body also counts before the body is read, so oversized bodies can't
 * exhaust memory; that limit is looser because it also counts invalid requests.
 */
const period = 10 * 60 * 1000
const limit = allowedRequests('COMMENT_RATE_LIMIT')
const limits = {
  request: createRateLimit(limit * 18, period),
  comment: createRateLimit(limit, period),
  reaction: createRateLimit(limit * 6, period),
  read: createRateLimit(limit * 30, period),
}
const excesses = {
  request: 'Too many requests were sent from your network.',
  comment: 'Too many comments were sent from your network.',
  reaction: 'Too many reactions were sent from your network.',
  read: 'Comments were opened too often from your network.',
}

/** Counts a request of this kind for the client's address. Returns a refusal when there were too many. */
export function checkRateLimit(kind: keyof typeof limits, headers: Headers): Refusal | undefined {
  const wait = limits[kind](headers.get(clientAddressHeader) ?? '')
  return wait === undefined ? undefined : rateLimited(excesses[kind], wait)
}

/** Runs `work` with the database, or refuses with `reason` when that fails. Never rejects. */
export async function withDatabase<Body>(
  reason: string,
  work: (db: Kysely<Database>) => Promise<Outcome<Body>>,
): Promise<Outcome<Body>> {
  try {
    return await work(await database())
  } catch (error) {
    log('error', 'comments: database query failed', { error: errorText(error) })
    return refused(503, reason, { retryAfter: 10 })
  }
}

export const notSaved = 'We cannot save this right now. Please try again in a moment.'
export const notLoaded = 'The comments cannot be loaded right now. Please try again in a moment.'

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
