import { encodePath } from './guard'
import type { Manifest } from './manifest'

const defaultQuality = 75
/** Longest `url` a picture of ours has. */
const longestUrl = 512

/**
 * Looks at the query of an image request before Next does: only our own pictures, in the sizes and qualities of the
 * build, reach the optimizer. Gives the picture's path and the query to pass on, with the quality it asks for by default
 * (docs/contracts/images.md#sizes); or why not, and with which status.
 */
export function readImageRequest(
  query: string,
  { images, files }: Pick<Manifest, 'images' | 'files'>,
): { path: string; query: string } | { status: 400 | 404; reason: string } {
  const parameters = new URLSearchParams(query)
  const names = [...parameters.keys()]
  if (names.length !== new Set(names).size) return bad('Each parameter may be given once.')
  if (names.some((name) => !['url', 'w', 'q'].includes(name))) return bad('Only url, w and q are parameters.')

  const url = parameters.get('url') ?? ''
  if (!/^\/(?!\/)/.test(url) || url.length > longestUrl || /[\\?#\s]/.test(url)) {
    return bad('url must be the path of a picture on this site.')
  }
  if (!isOneOf(parameters.get('w'), images.widths)) return bad('w must be one of the sizes of this site.')
  if (parameters.has('q') && !isOneOf(parameters.get('q'), images.qualities)) {
    return bad('q must be one of the qualities of this site.')
  }

  const path = decode(url)
  // Each spelling of a name would be a picture of its own to the optimizer.
  if (path === undefined || encodePath(path) !== url) return bad('url is not encoded correctly.')
  const asset = Object.hasOwn(files, path) ? files[path] : undefined
  if (!asset) return { status: 404, reason: 'There is no such picture.' }
  // Drawings are sharp at every size; the optimizer refuses them too.
  if (!/^image\/(?!svg)/.test(asset.type)) return bad('url must be the path of a picture on this site.')
  if (!parameters.has('q')) parameters.set('q', String(defaultQuality))
  return { path, query: `?${parameters}` }
}

function bad(reason: string) {
  return { status: 400 as const, reason }
}

function isOneOf(value: string | null, allowed: number[]): boolean {
  return value !== null && /^[1-9]\d{0,4}$/.test(value) && allowed.includes(Number(value))
}

function decode(url: string): string | undefined {
  try {
    return decodeURIComponent(url)
  } catch {
    return undefined
  }
}
