import { LRUCache } from 'lru-cache'

/** Items of a header such as Accept or Accept-Encoding, in order: names in lower case, weights from 0 to 1. */
export function parseWeights(header: string): { name: string; weight: number }[] {
  return header
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
      const q = parameters.find((text) => text.startsWith('q='))
      return { name, weight: q ? Number(q.slice(2)) || 0 : 1 }
    })
}

/** Such headers have few values in practice; the limit keeps a hostile client from filling the memory. */
const maxHeaders = 256

/** Caches the results of `read` for the most recent 256 headers. */
export function memoizeByHeader<T extends object | boolean>(
  read: (header: string) => T,
): (header: string) => T {
  const results = new LRUCache<string, T>({ max: maxHeaders })
  return (header) => {
    const known = results.get(header)
    if (known !== undefined) return known
    const result = read(header)
    results.set(header, result)
    return result
  }
}
