import { editDistance } from './edit-distance'

export type Address = { path: string; title: string }

/** Edits per character up to which an address is similar. */
const maxScore = 0.5

/**
 * Suggests up to three addresses for a path that does not exist, best match first. Compares both the whole path and
 * its last segment, so /schema-contract finds /blog/schema-contracts. The page above it comes last, such as /blog.
 */
export function nearestAddresses(path: string, addresses: Address[]): Address[] {
  const wanted = normalize(path)
  const similar = addresses
    .filter((address) => address.path !== '/')
    .map((address) => ({ address, score: score(wanted, normalize(address.path)) }))
    .filter(({ score: value }) => value <= maxScore)
    .toSorted((a, b) => a.score - b.score)
    .map(({ address }) => address)
  const above = addresses
    .filter((address) => wanted.startsWith(`${normalize(address.path)}/`))
    .toSorted((a, b) => b.path.length - a.path.length)
    .slice(0, 1)
  return [...new Set([...similar.slice(0, 3 - above.length), ...above])]
}

/** Edits per character, from 0 (equal) to 1 (nothing in common). */
function score(wanted: string, known: string): number {
  const tail = known.split('/').at(-1) ?? known
  const wantedTail = wanted.split('/').at(-1) ?? wanted
  return Math.min(ratio(wanted, known), ratio(wantedTail, tail) + 0.05)
}

function ratio(a: string, b: string): number {
  const longest = Math.max(a.length, b.length, 1)
  // The distance is at least the difference in length, so skip what is too far away anyway.
  const atLeast = Math.abs(a.length - b.length) / longest
  return atLeast > maxScore ? atLeast : editDistance(a, b) / longest
}

function normalize(path: string): string {
  return path
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.(html?|md|php)$/, '')
}
