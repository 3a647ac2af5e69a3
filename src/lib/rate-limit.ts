import { createHmac, randomBytes } from 'node:crypto'
import { networksOf } from './client-address'

/** How many times the limit all addresses of one IPv6 /48 may use together. */
const timesPer48 = 16

/** Cap on tracked networks, so a distributed attack cannot exhaust memory; above it the oldest are dropped. */
const maxAddresses = 50_000

/**
 * Creates a rate limit of `limit` requests per IP address in `window` milliseconds, counted in this process. IPv6
 * addresses share the limit per /64, and a higher one per /48. The returned function counts one request and returns the
 * seconds to wait when the limit is exceeded. Addresses are stored only as an HMAC, whose key is discarded with the
 * process (docs/decisions/rate-limits.md).
 */
export function createRateLimit(limit: number, window: number, now: () => number = Date.now) {
  const secret = randomBytes(32)
  const counts = new Map<string, { count: number; until: number }>()

  function dropExpired(): void {
    for (const [key, { until }] of counts) {
      if (until > now() && counts.size <= maxAddresses) break
      counts.delete(key)
    }
  }

  /** Counts a request of a network. Returns the milliseconds to wait when there were more than `max`. */
  function count(network: string, max: number): number | undefined {
    const key = createHmac('sha256', secret).update(network).digest('base64')
    const known = counts.get(key)
    if (!known || known.until <= now()) {
      counts.delete(key)
      counts.set(key, { count: 1, until: now() + window })
      return undefined
    }
    known.count += 1
    return known.count > max ? known.until - now() : undefined
  }

  return function consume(address: string): number | undefined {
    dropExpired()
    const [own, wider] = networksOf(address)
    // What exceeds its own limit does not count for its neighbors.
    const wait = count(own, limit) ?? (wider ? count(wider, limit * timesPer48) : undefined)
    return wait === undefined ? undefined : Math.ceil(wait / 1000)
  }
}
