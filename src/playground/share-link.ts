import { readWork, type Work } from './work'

/** Longer links are cut by some chat and mail programs, so the page offers a file instead. */
export const maxLinkLength = 32_000

/** The largest work read from a link, in UTF-16 code units; a small link can unpack to far more than a page can hold. */
const maxUnpacked = 2_000_000

const siteFragment = /^#?site=(.+)$/

/** The subgraphs of this site with the query of a link (`siteQueryHref` in src/content/site-queries.ts), or undefined. */
async function siteWork(encoded = ''): Promise<Work | undefined> {
  try {
    const query = decodeURIComponent(encoded)
    const response = await fetch('/graph/subgraphs.json')
    return readWork({ subgraphs: await response.json(), query, live: true })
  } catch {
    return undefined
  }
}

/** The fragment of a link that holds the work: JSON, raw DEFLATE (RFC 1951), base64url (RFC 4648, 5). */
export async function encodeWork(work: Work): Promise<string> {
  const packed = await transform(
    new TextEncoder().encode(JSON.stringify(work)),
    new CompressionStream('deflate-raw'),
  )
  const binary = Array.from(new Uint8Array(packed), (byte) => String.fromCodePoint(byte)).join('')
  return `graph=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** The work in the fragment of an address (with or without `#`), or undefined when it is damaged or holds none. */
export async function decodeWork(fragment: string): Promise<Work | undefined> {
  const site = siteFragment.exec(fragment)
  if (site) return siteWork(site[1])
  const packed = /^#?graph=([\w-]+)$/.exec(fragment)?.[1]
  if (!packed) return undefined
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0)
    const unpacked = await transform(bytes, new DecompressionStream('deflate-raw'))
    return readWork(JSON.parse(new TextDecoder().decode(unpacked)))
  } catch {
    return undefined
  }
}

async function transform(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.byteLength
    if (size > maxUnpacked) throw new RangeError('the link holds more than a page can show')
    chunks.push(chunk.value)
  }
  return new Blob(chunks).arrayBuffer()
}
