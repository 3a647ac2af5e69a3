import type { Kysely } from 'kysely'
import { allowedRequests } from '@/config/rate-limits'
import { database } from '@/db/connection'
import { errorText } from '@/db/errors'
import type { Database } from '@/db/schema'
import { admit, BusyError } from '@/lib/admission'
import { clientAddressHeader } from '@/lib/client-address'
import { isJsonObject } from '@/lib/guards'
import { log } from '@/lib/log'
import { parseJson } from '@/lib/parse-json'
import { createRateLimit } from '@/lib/rate-limit'
import { refused, type Outcome, type Refusal } from '@/requests/outcome'
import { rateLimited } from '@/requests/rate-limited'
import { readText } from '@/requests/read-bytes'

/**
 * Per client IP in ten minutes: CERTIFICATE_RATE_LIMIT claims that are graded, which composes every exercise, and ten times as
 * many of everything else.
 */
const periodMs = 10 * 60 * 1000
const limit = allowedRequests('CERTIFICATE_RATE_LIMIT')
const limits = { claim: createRateLimit(limit, periodMs), other: createRateLimit(10 * limit, periodMs) }
const excesses = {
  claim: 'Too many certificates were claimed from your network.',
  other: 'Too many requests about certificates were sent from your network.',
}

/** Counts a request of this kind for the client's address. Returns a refusal when there were too many. */
export function checkRateLimit(kind: keyof typeof limits, headers: Headers): Refusal | undefined {
  const wait = limits[kind](headers.get(clientAddressHeader) ?? '')
  return wait === undefined ? undefined : rateLimited(excesses[kind], wait)
}

/** Reads a JSON object of at most `maxBytes` that one of our pages sent, or says why not. */
export async function readJson(
  request: Request,
  maxBytes: number,
): Promise<{ body: Record<string, unknown> } | Refusal> {
  const text = await readText(request, {
    crossSite: 'Certificates are claimed on this site only.',
    types: ['application/json'],
    what: 'Claims',
    maxBytes,
    tooLarge: `The request has more than ${maxBytes / 1024} KB.`,
    checkRateLimit: () => checkRateLimit('other', request.headers),
  })
  if (typeof text !== 'string') return text
  const body = parseJson(text)
  return isJsonObject(body) ? { body } : refused(400, 'The request is not a JSON object.')
}

/** Runs expensive work for the client of a request in its turn (src/lib/admission.ts), or refuses with 503. */
export async function admitOrRefuse<Result>(
  kind: 'claim' | 'picture',
  { headers }: Request,
  work: () => Promise<Result>,
): Promise<Result | Refusal> {
  try {
    return await admit(kind, headers.get(clientAddressHeader) ?? '', work)
  } catch (error) {
    if (!(error instanceof BusyError)) throw error
    return refused(503, 'Many certificates are being made. Please try again in a moment.', {
      retryAfter: error.retryAfter,
    })
  }
}

/** Runs `work` with the database, or refuses with 503 when that fails. Never rejects. */
export async function withDatabase<Body>(
  work: (db: Kysely<Database>) => Promise<Outcome<Body>>,
): Promise<Outcome<Body>> {
  try {
    return await work(await database())
  } catch (error) {
    log('error', 'certificates: request failed', { error: errorText(error) })
    return refused(503, 'Certificates are not available right now. Please try again in a moment.', {
      retryAfter: 10,
    })
  }
}
