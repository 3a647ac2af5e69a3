import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, extname } from 'node:path'
import { admit, BusyError } from '@/lib/admission'
import { unquoteValidators } from '@/next/headers'
import { imagePath } from '@/next/paths'
import { findResizedImage, type ImageSize, type ResizedImage } from '@/next/resized-image'
import type { Asset, AssetManifest } from './asset-manifest'
import { fileResponse, sendCachedResponse, type BodyCache } from './cached-response'
import { clientAddress } from './client'
import { sendError } from './error-page'
import type { Forward } from './forward-to-next'
import { cacheControl } from './headers'
import { decode, encodePath } from './request-address'

/** A picture whose turn has not come after this long is sent as it is. Milliseconds. */
const maxWaitMs = 3_000

/** Sends resized pictures that exist, has Next make valid others in turn, and sends originals while too much waits. */
export function createImageHandler(
  manifest: AssetManifest,
  bodies: BodyCache,
  forward: Forward,
  run = admit,
  waitMs = maxWaitMs,
) {
  return async function sendImage(req: IncomingMessage, res: ServerResponse, query: string): Promise<void> {
    const image = readImageRequest(query, manifest)
    if ('status' in image) return sendError(req, res, image.status, image.reason)
    const original = manifest.files[image.path] as Asset
    // A resized image may be cached as long as its original.
    const { cacheClass } = original
    const send = (asset: Asset) => sendCachedResponse(req, res, fileResponse(asset), bodies)

    /** Sends the image if it exists. Resolves to whether it does. */
    const sendExisting = async () => {
      const existing = await findResizedImage(bodies.root, image, req.headers.accept)
      if (existing) await send(assetOf(existing, image.path, cacheClass))
      return existing !== undefined
    }

    if (await sendExisting()) return
    let isAnswered = false
    const sendOriginal = () => {
      isAnswered = true
      return send({ ...original, cacheClass: 'revalidate' })
    }
    const waiting = setTimeout(() => sendOriginal()?.catch(() => res.destroy()), waitMs)
    try {
      await run('image', clientAddress(req), async () => {
        clearTimeout(waiting)
        // Skip the work when the client has its response, or another request has made the image.
        if (isAnswered || res.destroyed || (await sendExisting())) return
        await dropImageCache()
        req.url = imagePath + image.query
        unquoteValidators(req)
        await forward(req, res, cacheControl[cacheClass])
      })
    } catch (error) {
      if (!(error instanceof BusyError)) throw error
      clearTimeout(waiting)
      if (!isAnswered) await sendOriginal()
    }
  }
}

/** Each picture is made once, so what libvips keeps of it in memory (50 MB) is of no use. Next loads the same sharp. */
async function dropImageCache(): Promise<void> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
}

/** The file of a resized image, with the headers that Next's optimizer sends. */
function assetOf(
  { file, bytes, etag, type, extension }: ResizedImage,
  path: string,
  cacheClass: Asset['cacheClass'],
): Asset {
  const name = basename(path, extname(path)).replaceAll(/[^\w.-]/g, '_')
  const headers = { vary: 'accept', 'content-disposition': `attachment; filename="${name}.${extension}"` }
  return { file, type, bytes, hash: etag, cacheClass, encoded: {}, headers }
}

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
