import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, extname } from 'node:path'
import { admit } from '@/lib/admission'
import { unquoteValidators } from '@/next/headers'
import { imagePath } from '@/next/paths'
import { findResizedImage, type ResizedImage } from '@/next/resized-image'
import type { Asset, AssetManifest } from './asset-manifest'
import type { BodyCache } from './body-cache'
import { fileResponse } from './cached-response'
import { clientAddress, isSecure } from './client'
import { sendError, sendUnlessBusy } from './error-page'
import type { Forward } from './forward-to-next'
import { cacheControl } from './headers'
import { readImageRequest } from './image-request'
import { sendCachedResponse } from './send-cached-response'

/**
 * Handles requests for resized images. Those that exist are sent at once, like any file; valid others go to Next's
 * optimizer, in their turn.
 */
export function createImageHandler(
  manifest: AssetManifest,
  bodies: BodyCache,
  forward: Forward,
  run = admit,
) {
  return async function sendImage(req: IncomingMessage, res: ServerResponse, query: string): Promise<void> {
    const image = readImageRequest(query, manifest)
    if ('status' in image) return sendError(req, res, image.status, image.reason)
    // A resized image may be cached as long as its original.
    const cacheClass = manifest.files[image.path]?.cacheClass ?? 'day'

    /** Sends the image if it exists. Resolves to whether it does. */
    const sendExisting = async () => {
      const existing = await findResizedImage(bodies.root, image, req.headers.accept)
      if (!existing) return false
      const asset = assetOf(existing, image.path, cacheClass)
      await sendCachedResponse(req, res, fileResponse(asset), bodies, isSecure(req))
      return true
    }

    if (await sendExisting()) return
    const made = run('image', clientAddress(req), async () => {
      // Skip the work when the client has closed the connection, or another request has made the image.
      if (res.destroyed || (await sendExisting())) return
      await dropImageCache()
      req.url = imagePath + image.query
      unquoteValidators(req)
      await forward(req, res, { secure: isSecure(req), cacheControl: cacheControl(cacheClass) })
    })
    return sendUnlessBusy(req, res, made)
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
  const headers = {
    vary: 'accept',
    'content-disposition': `attachment; filename="${name}.${extension}"`,
  }
  return { file, type, bytes, hash: etag, cacheClass, encoded: {}, headers }
}
