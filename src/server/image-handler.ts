import type { IncomingMessage, ServerResponse } from 'node:http'
import pLimit from 'p-limit'
import { unquoteValidators } from '@/next/headers'
import { imagePath } from '@/next/paths'
import type { AssetManifest } from './asset-manifest'
import { isSecure } from './client'
import { sendError } from './error-page'
import type { Forward } from './forward-to-next'
import { cacheControl } from './headers'
import { readImageRequest } from './image-request'

/** Images are resized in threads of their own; more at a time would only delay each of them. */
const concurrency = 2
/** Cap the queue so that latency stays bounded; beyond it, respond with 503. */
const maxQueued = 200

/** Handles requests for resized images: valid ones go to Next's optimizer, a few at a time. */
export function createImageHandler(manifest: AssetManifest, forward: Forward) {
  const limit = pLimit(concurrency)

  return function sendImage(req: IncomingMessage, res: ServerResponse, query: string): void | Promise<void> {
    const image = readImageRequest(query, manifest)
    if ('status' in image) return sendError(req, res, image.status, image.reason)
    if (limit.pendingCount >= maxQueued) return sendError(req, res, 503, '', { 'retry-after': '10' })
    // A resized image may be cached as long as its original.
    const cacheClass = manifest.files[image.path]?.cacheClass ?? 'day'
    req.url = imagePath + image.query
    unquoteValidators(req)
    return limit(async () => {
      // Skip the work when the client has closed the connection.
      if (res.destroyed) return
      await forward(req, res, { secure: isSecure(req), cacheControl: cacheControl(cacheClass) })
    })
  }
}
