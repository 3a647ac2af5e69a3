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
/** Whoever comes when so many wait would wait longer than a visitor does. */
const mostWaiting = 200

/** Answers /_next/image: what passes the guard goes to Next's optimizer, a few at a time. */
export function createPictures(manifest: Manifest, passOn: PassOn) {
  const takeTurn = createTurns(picturesAtOnce)
  let waiting = 0

  return function sendPicture(
    req: IncomingMessage,
    res: ServerResponse,
    query: string,
  ): void | Promise<void> {
    const wanted = readImageRequest(query, manifest)
    if ('status' in wanted) return sendError(req, res, wanted.status, wanted.reason)
    // A picture lives as long as the file it is made from.
    const keep = manifest.files[wanted.path]?.keep ?? 'day'
    if (waiting >= mostWaiting) return sendError(req, res, 503, '', { 'retry-after': '10' })
    waiting += 1
    req.url = `/_next/image${wanted.query}`
    // Next knows its pictures by names without quotation marks.
    const known = req.headers['if-none-match']
    if (known) req.headers['if-none-match'] = known.replaceAll(/W\/|"/g, '')
    return takeTurn(async () => {
      waiting -= 1
      // Nobody looks at a picture whose visitor has left.
      if (res.destroyed) return
      await passOn(req, res, { secure: isSecure(req), cacheControl: cacheControl(keep) })
    })
  }
}
