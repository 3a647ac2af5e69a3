import { database } from '@/db/connection'
import { errorText } from '@/db/errors'
import type { Db } from '@/db/schema'
import { log } from '@/lib/log'
import { refused, type Outcome } from './outcome'

/** Runs `work` with the database, or refuses when that fails; `what` says what cannot be done. Never rejects. */
export async function withDatabase<Body>(
  what: string,
  work: (db: Db) => Promise<Outcome<Body>>,
): Promise<Outcome<Body>> {
  try {
    return await work(await database())
  } catch (error) {
    log('error', 'database query failed', { what, error: errorText(error) })
    return refused(503, `${what} right now. Please try again in a moment.`, { retryAfter: 10 })
  }
}
