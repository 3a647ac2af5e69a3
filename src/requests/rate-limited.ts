import { clientAddressHeader } from '@/lib/client-address'
import { createRateLimit } from '@/lib/rate-limit'
import { refused, type Refusal } from './outcome'

/** For pages that cannot show what was typed, because the request was refused before it was read. */
export const goBackHint = 'What you typed is still there when you go back in your browser.'

/**
 * Creates a function that counts a request and refuses it after `limit` of them in `periodMs`, by default ten minutes, from
 * the same address, which its headers have, or of the same id. `excess` is a sentence that names what was sent.
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
