import type { Asset, Encoding } from './manifest'

const memory = new Map<string, Encoding[]>()
/** Accept-Encoding has few values in practice; the bound keeps a hostile client from filling the memory. */
const memoryLimit = 256

/** The smallest form of an asset that the client accepts: an encoding, or undefined for the plain bytes. */
export function chooseEncoding(accept: string | undefined, encoded: Asset['encoded']): Encoding | undefined {
  if (!accept) return undefined
  let accepted = memory.get(accept)
  if (!accepted) {
    accepted = acceptedEncodings(accept)
    if (memory.size < memoryLimit) memory.set(accept, accepted)
  }
  return accepted.find((encoding) => encoded[encoding])
}

/** Accepted encodings of an Accept-Encoding header, best first: brotli before gzip unless the weights say otherwise. */
export function acceptedEncodings(accept: string): Encoding[] {
  const weights = new Map<string, number>()
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const q = parameters.find((text) => text.startsWith('q='))
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1)
  }
  const weight = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  const encodings: Encoding[] = ['br', 'gzip']
  return encodings.filter((name) => weight(name) > 0).toSorted((one, other) => weight(other) - weight(one))
}

/** Whether an If-None-Match header names this ETag; compared weakly, as RFC 9110 asks. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true
  const wanted = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((part) => {
    const candidate = part.trim()
    return candidate === '*' || candidate.replace(/^W\//, '') === wanted
  })
}

/** First and last byte of a single range, inclusive; 'unsatisfiable', or undefined when the header is to be ignored. */
export function readRange(
  header: string,
  bytes: number,
): { from: number; to: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [, first = '', last = ''] = match
  if (first === '') {
    const length = Math.min(Number(last), bytes)
    return length === 0 ? 'unsatisfiable' : { from: bytes - length, to: bytes - 1 }
  }
  const from = Number(first)
  const to = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (last !== '' && Number(last) < from) return undefined
  return from >= bytes ? 'unsatisfiable' : { from, to }
}
