import { createHmac, randomBytes } from 'node:crypto'

/** Cap on tracked client IPs, so a distributed attack cannot exhaust memory; above it the oldest are dropped. */
const maxAddresses = 50_000

/**
 * Creates a rate limit of `limit` requests per IP address in `window` milliseconds, counted in this process. The
 * returned function counts one request and returns the seconds to wait when the limit is exceeded. Addresses are stored
 * only as an HMAC, whose key is discarded with the process (docs/decisions/rate-limits.md).
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

  return function consume(address: string): number | undefined {
    dropExpired()
    const key = createHmac('sha256', secret).update(network(address)).digest('base64')
    const known = counts.get(key)
    if (!known || known.until <= now()) {
      counts.delete(key)
      counts.set(key, { count: 1, until: now() + window })
      return undefined
    }
    known.count += 1
    return known.count > limit ? Math.ceil((known.until - now()) / 1000) : undefined
  }
}

/** The unit that is limited: an IPv4 address, or the /64 network that one IPv6 client usually controls. */
export function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  return [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0')].slice(0, 4).join(':')
}
