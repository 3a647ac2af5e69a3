import { clientAddressHeader } from '@/lib/client-address'
import { createRateLimit } from '@/lib/rate-limit'
import { refused, type Refusal } from './outcome'

/** For pages that cannot show what was typed, because the request was refused before it was read. */
export const goBackHint = 'What you typed is still there when you go back in your browser.'

/** Refuses a client that sent too much and may try again in `wait` seconds; `excess` is a sentence that names what was sent. */
export function rateLimited(excess: string, wait: number): Refusal {
  const minutes = Math.ceil(wait / 60)
  const later = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return refused(429, `${excess} Please try again in ${later}.`, { retryAfter: wait })
}

/** Creates a function that counts a request by its headers, and refuses its client after `limit` of them in `periodMs`. */
export function createRequestLimit(excess: string, limit: number, periodMs: number) {
  const consume = createRateLimit(limit, periodMs)
  return (headers: Headers): Refusal | undefined => {
    const wait = consume(headers.get(clientAddressHeader) ?? '')
    return wait === undefined ? undefined : rateLimited(excess, wait)
  }
}
