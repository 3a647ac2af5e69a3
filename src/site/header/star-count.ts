const hour = 3_600_000
const timeoutMs = 3_000

type CachedStars = { stars: number | null; at: number }
let cached: CachedStars | undefined

/**
 * Stars of the repository, fetched at most once an hour. Takes the address of a JSON document with `stargazers_count` and
 * the time in milliseconds. Returns the last known number, or null if there is none; never throws.
 */
export async function starCount(address: string | undefined, now: number): Promise<number | null> {
  if (!address) return null
  if (cached && now - cached.at < hour) return cached.stars
  const before = cached?.stars ?? null
  // Store before fetching, so that concurrent requests do not fetch again.
  cached = { stars: before, at: now }
  cached = { stars: (await ask(address)) ?? before, at: now }
  return cached.stars
}

/** 950, 1.2k, 12.3k, 104k. */
export function shortNumber(number: number): string {
  if (number < 1000) return String(number)
  const thousands = number / 1000
  return `${thousands < 99.95 ? Number(thousands.toFixed(1)) : Math.round(thousands)}k`
}

async function ask(address: string): Promise<number | null> {
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { stargazers_count: stars } = (await response.json()) as { stargazers_count?: unknown }
    return typeof stars === 'number' && stars >= 0 ? stars : null
  } catch {
    return null
  }
}
