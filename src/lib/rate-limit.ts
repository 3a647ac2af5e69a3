import { createHmac, randomBytes } from 'node:crypto'

/** More addresses than this at a time are an attack from many; then the oldest are forgotten. */
const mostAddresses = 50_000

/**
 * Counts what each address sends in this process. `take` gives the seconds to wait once an address has had `limit` in
 * `window` milliseconds. Only a digest of the address is kept, under a key that dies with the process.
 */
export function createRateLimit(limit: number, window: number, now: () => number = Date.now) {
  const secret = randomBytes(32)
  const counts = new Map<string, { count: number; until: number }>()

  function forget(): void {
    for (const [key, { until }] of counts) {
      if (until > now() && counts.size <= mostAddresses) break
      counts.delete(key)
    }
  }

  return function take(address: string): number | undefined {
    forget()
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

/** A visitor with IPv6 has a whole /64 of addresses. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  return [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0')].slice(0, 4).join(':')
}
