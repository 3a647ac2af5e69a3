import { starsFont } from './stars-font'

const hour = 3_600_000
const timeoutMs = 3_000

let cached: { stars: number | null; at: number } | undefined

/**
 * Stars of the repository, fetched at most once an hour. Expects the address of a JSON document with `stargazers_count` and
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
function shortNumber(number: number): string {
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

/** Size of the picture in pixels, the same for every number, so that nothing shifts when it loads. */
export const badgeSize = { width: 58, height: 18 }

/* A picture cannot read the page's CSS variables. These are --amber and --text of the dark theme; the badge inverts them in the light one. */
const amber = '#ffb45e'
const ink = '#e9edf5'
const labelStart = 20

export const starStyle = `@font-face{font-family:Inter;src:url(${starsFont})}`

/** A star with the number behind it as an SVG document; "Star" while no number is known. Centered, so that no side is blank. */
export function starPicture(stars: number | null): string {
  const { width, height } = badgeSize
  const text = stars === null ? 'Star' : shortNumber(stars)
  const textWidth =
    stars === null ? 27 : Math.round([...text].reduce((sum, sign) => sum + (sign === '.' ? 4 : 8.6), 0))
  const left = (labelStart + textWidth - width) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} 0 ${width} ${height}">
<path d="M8 2.6l1.9 3.9 4.2.6-3 3 .7 4.2L8 12.3l-3.8 2 .7-4.2-3-3 4.2-.6z" fill="none" stroke="${amber}" stroke-width="1.4" stroke-linejoin="round"/>
<style>${starStyle}</style>
<text x="${labelStart}" y="13.6" textLength="${textWidth}" font-family="Inter, sans-serif" font-size="14" fill="${ink}">${text}</text>
</svg>`
}
