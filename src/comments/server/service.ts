import type { Kysely } from 'kysely'
import { env } from '@/config/env'
import { database } from '@/db/connection'
import { faultText } from '@/db/faults'
import type { Database } from '@/db/schema'
import { clientAddressHeader } from '@/lib/client-address'
import { log } from '@/lib/log'
import { createRateLimit } from '@/lib/rate-limit'
import { refused, type Outcome, type Refusal } from './outcome'

/** Milliseconds in which one address may send COMMENT_RATE_LIMIT comments, and six times as many of the smaller things. */
const window = 10 * 60 * 1000
const limit = Number(env('COMMENT_RATE_LIMIT')) || 10
const takers = {
  comment: createRateLimit(limit, window),
  reaction: createRateLimit(limit * 6, window),
  preview: createRateLimit(limit * 6, window),
}
const names = { comment: 'comments', reaction: 'reactions', preview: 'previews' }

/** Counts a request of this kind for the address that sent it; the refusal when there were too many. */
export function takeTurn(kind: keyof typeof takers, headers: Headers): Refusal | undefined {
  const wait = takers[kind](headers.get(clientAddressHeader) ?? '')
  if (wait === undefined) return undefined
  const minutes = Math.ceil(wait / 60)
  const later = minutes === 1 ? 'a minute' : `${minutes} minutes`
  const reason = `Too many ${names[kind]} were sent from here. Please try again in ${later}.`
  return refused(429, reason, { retryAfter: wait })
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
