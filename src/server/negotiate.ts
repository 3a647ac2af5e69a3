import { memoizeByHeader, parseWeights } from './accept-header'
import type { Asset, Encoding } from './asset-manifest'

const encodingsOf = memoizeByHeader(acceptedEncodings)

/** The best encoding of an asset that the client accepts, or undefined for no compression. */
export function chooseEncoding(accept: string | undefined, encoded: Asset['encoded']): Encoding | undefined {
  return accept ? encodingsOf(accept).find((encoding) => encoded[encoding]) : undefined
}

/** Encodings that an Accept-Encoding header allows, by weight, and brotli before gzip for equal weights. */
export function acceptedEncodings(accept: string): Encoding[] {
  const weights = new Map(parseWeights(accept).map(({ name, weight }) => [name, weight]))
  const weight = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  const encodings: Encoding[] = ['br', 'gzip']
  return encodings.filter((name) => weight(name) > 0).toSorted((one, other) => weight(other) - weight(one))
}

/** Whether an If-None-Match header matches this ETag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true
  const wanted = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((part) => {
    const candidate = part.trim()
    return candidate === '*' || candidate.replace(/^W\//, '') === wanted
  })
}

/** First and last byte (inclusive) of a single range; 'unsatisfiable', or undefined when the header must be ignored. */
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
