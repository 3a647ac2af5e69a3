import { clientAddressHeader } from '@/lib/client-address'
import { createRateLimit } from '@/lib/rate-limit'
import { refused, type Refusal } from './outcome'

/** For pages that cannot show what was typed, because the request was refused before it was read. */
export const goBackHint = 'What you typed is still there when you go back in your browser.'

/**
 * Creates a function that takes the headers of a request, which have the client's address, or an id. It refuses after `limit` calls
 * with the same one in `periodMs` milliseconds, by default ten minutes. `excess` is a sentence that says what was sent.
 */
export function createRequestLimit(excess: string, limit: number, periodMs = 10 * 60 * 1000) {
  const consume = createRateLimit(limit, periodMs)
  return (client: Headers | string): Refusal | undefined => {
    const wait = consume(typeof client === 'string' ? client : (client.get(clientAddressHeader) ?? ''))
    if (wait === undefined) return undefined
    const minutes = Math.ceil(wait / 60)
    const later = minutes === 1 ? 'a minute' : `${minutes} minutes`
    return refused(429, `${excess} Please try again in ${later}.`, { retryAfter: wait })
  }
}
