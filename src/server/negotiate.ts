import { LRUCache } from 'lru-cache'
import type { Asset, Encoding } from './asset-manifest'

/** Items of a header such as Accept or Accept-Encoding, in order: names in lower case, weights from 0 to 1. */
function parseWeights(header: string): { name: string; weight: number }[] {
  return header
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
      const q = parameters.find((text) => text.startsWith('q='))
      return { name, weight: q ? Number(q.slice(2)) || 0 : 1 }
    })
}

/** Headers whose result is kept. They have few values in practice; a hostile client must not fill the memory. */
const maxHeaders = 256

const encodingsOf = new LRUCache<string, Encoding[]>({ max: maxHeaders, memoMethod: acceptedEncodings })

/** The best encoding of an asset that the client accepts, or undefined for no compression. */
export function chooseEncoding(accept: string | undefined, encoded: Asset['encoded']): Encoding | undefined {
  return accept ? encodingsOf.memo(accept).find((encoding) => encoded[encoding]) : undefined
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

const mentioned = /text\/markdown/i
const preferences = new LRUCache<string, boolean>({ max: maxHeaders, memoMethod: compareWeights })

/**
 * Whether an Accept header prefers Markdown to HTML: by a higher weight, or by the same weight when it comes first or
 * HTML is only matched by a wildcard. Fast for headers that do not mention Markdown.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  return accept !== undefined && mentioned.test(accept) && preferences.memo(accept)
}

function compareWeights(accept: string): boolean {
  const ranges = parseWeights(accept)
  const find = (wanted: string) => ranges.findIndex(({ name }) => name === wanted)
  const markdown = find('text/markdown')
  const html = find('text/html')
  const weight = ranges[markdown]?.weight ?? 0
  const other = ranges[html] ?? ranges[find('text/*')] ?? ranges[find('*/*')]
  if (weight === 0) return false
  if (weight !== (other?.weight ?? 0)) return weight > (other?.weight ?? 0)
  return html < 0 || markdown < html
}
