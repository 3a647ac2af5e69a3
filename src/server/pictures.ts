import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSecure } from './client'
import { sendError } from './error-page'
import { cacheControl } from './headers'
import { readImageRequest } from './image-guard'
import type { Manifest } from './manifest'
import type { PassOn } from './next-handler'
import { createTurns } from './turns'

/** Pictures are resized in threads of their own; more at a time only makes each of them late. */
const picturesAtOnce = 2

/** Answers /_next/image: what passes the guard goes to Next's optimizer, a few at a time. */
export function createPictures(manifest: Manifest, passOn: PassOn) {
  const takeTurn = createTurns(picturesAtOnce)

  return function sendPicture(
    req: IncomingMessage,
    res: ServerResponse,
    query: string,
  ): void | Promise<void> {
    const wanted = readImageRequest(query, manifest)
    if ('status' in wanted) return sendError(req, res, wanted.status, wanted.reason)
    // A picture lives as long as the file it is made from.
    const keep = manifest.files[wanted.path]?.keep ?? 'day'
    return takeTurn(() => passOn(req, res, { secure: isSecure(req), cacheControl: cacheControl(keep) }))
  }
}
