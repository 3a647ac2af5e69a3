import type { ImageSize } from '@/next/resized-image'
import { decode, encodePath } from './request-address'
import type { AssetManifest } from './asset-manifest'

const defaultQuality = 75

/**
 * Validates the query of an image request, so that only the site's own pictures, in the sizes and qualities of the build,
 * reach the optimizer. Returns the picture's path and size and the query to forward, with the default quality when it has none
 * (docs/contracts/images.md#sizes). Otherwise returns the status and reason of the refusal.
 */
export function readImageRequest(
  query: string,
  { images, files }: Pick<AssetManifest, 'images' | 'files'>,
): (ImageSize & { query: string }) | { status: 400 | 404; reason: string } {
  const parameters = new URLSearchParams(query)
  const names = [...parameters.keys()]
  if (names.length !== new Set(names).size) return bad('Each parameter may be given once.')
  if (names.some((name) => !['url', 'w', 'q'].includes(name))) return bad('Only url, w and q are parameters.')

  const url = parameters.get('url') ?? ''
  const path = decode(url)
  // The optimizer would cache each spelling of an address as a separate image.
  if (!url.startsWith('/') || path === undefined || encodePath(path) !== url) {
    return bad('url must be the path of a picture on this site, encoded as in its pages.')
  }
  if (!isOneOf(parameters.get('w'), images.widths)) return bad('w must be one of the sizes of this site.')
  if (parameters.has('q') && !isOneOf(parameters.get('q'), images.qualities)) {
    return bad('q must be one of the qualities of this site.')
  }

  const asset = Object.hasOwn(files, path) ? files[path] : undefined
  if (!asset) return { status: 404, reason: 'There is no such picture.' }
  // SVG needs no resizing, and the optimizer refuses it as well.
  if (!/^image\/(?!svg)/.test(asset.type)) return bad('url must be the path of a picture on this site.')
  if (!parameters.has('q')) parameters.set('q', String(defaultQuality))
  return {
    path,
    width: Number(parameters.get('w')),
    quality: Number(parameters.get('q')),
    query: `?${parameters}`,
  }
}

function bad(reason: string) {
  return { status: 400 as const, reason }
}

function isOneOf(value: string | null, allowed: number[]): boolean {
  return value !== null && /^[1-9]\d{0,4}$/.test(value) && allowed.includes(Number(value))
}
