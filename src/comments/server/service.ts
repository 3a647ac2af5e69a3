import type { Kysely } from 'kysely'
import { env } from '@/config/env'
import { database } from '@/db/connection'
import { faultText } from '@/db/faults'
import type { Database } from '@/db/schema'
import { clientAddressHeader } from '@/lib/client-address'
import { log } from '@/lib/log'
import { createRateLimit } from '@/lib/rate-limit'
import { refused, type Outcome, type Refusal } from '@/requests/outcome'
import { tooMany } from '@/requests/too-many'

/**
 * Milliseconds in which one address may send COMMENT_RATE_LIMIT comments, six times as many of the smaller things, and read
 * thirty times as often. Whatever is sent counts before it is read as well, so that a flood fills no memory; that limit
 * leaves room for all of the others and for mistakes.
 */
const period = 10 * 60 * 1000
const limit = Number(env('COMMENT_RATE_LIMIT')) || 10
const takers = {
  sending: createRateLimit(limit * 18, period),
  comment: createRateLimit(limit, period),
  reaction: createRateLimit(limit * 6, period),
  preview: createRateLimit(limit * 6, period),
  reading: createRateLimit(limit * 30, period),
}
const excesses = {
  sending: 'Too much was sent from here.',
  comment: 'Too many comments were sent from here.',
  reaction: 'Too many reactions were sent from here.',
  preview: 'Too many previews were sent from here.',
  reading: 'Comments were opened too often from here.',
}

/** Counts a request of this kind for the address that sent it; the refusal when there were too many. */
export function takeTurn(kind: keyof typeof takers, headers: Headers): Refusal | undefined {
  const wait = takers[kind](headers.get(clientAddressHeader) ?? '')
  return wait === undefined ? undefined : tooMany(excesses[kind], wait)
}

/** Does `work` with the database; a sentence for the visitor when it cannot be reached. Never rejects. */
export async function withDatabase<Body>(
  reason: string,
  work: (db: Kysely<Database>) => Promise<Outcome<Body>>,
): Promise<Outcome<Body>> {
  try {
    return await work(await database())
  } catch (error) {
    log('error', 'comments: the database did not answer', { error: faultText(error) })
    return refused(503, reason, { retryAfter: 10 })
  }
}

export const notSaved = 'We cannot save this right now. Please try again in a moment.'
export const notLoaded = 'The comments cannot be loaded right now. Please try again in a moment.'
