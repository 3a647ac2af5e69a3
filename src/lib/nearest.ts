import { editDistance } from './edit-distance'

export type Address = { path: string; title: string }

/**
 * The addresses most like a path that does not exist, best first, at most three. The whole path and its last
 * segment are compared, so that /schema-contract finds /blog/schema-contracts.
 */
export function nearestAddresses(path: string, addresses: Address[]): Address[] {
  const wanted = normal(path)
  return addresses
    .filter((address) => address.path !== '/')
    .map((address) => ({ address, score: score(wanted, normal(address.path)) }))
    .filter(({ score: value }) => value <= 0.5)
    .toSorted((a, b) => a.score - b.score)
    .slice(0, 3)
    .map(({ address }) => address)
}

/** Edits per character, 0 for the same and 1 for nothing in common. */
function score(wanted: string, known: string): number {
  const tail = known.split('/').at(-1) ?? known
  const wantedTail = wanted.split('/').at(-1) ?? wanted
  return Math.min(ratio(wanted, known), ratio(wantedTail, tail) + 0.05)
}

function ratio(a: string, b: string): number {
  return editDistance(a, b) / Math.max(a.length, b.length, 1)
}

function normal(path: string): string {
  return path
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.(html?|md|php)$/, '')
}
