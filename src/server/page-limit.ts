import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/config/env'
import { createRateLimit } from '@/lib/rate-limit'
import { clientAddress } from './client'
import { sendError } from './error-page'

const periodMs = 60_000

/**
 * Limits the pages that are rendered per request, which cost a hundred times what a built page does. The returned
 * function counts a request; when its client sent too many it refuses it with 429 and returns true.
 */
export function createPageLimit(limit = Number(env('PAGE_RATE_LIMIT')) || 60) {
  const consume = createRateLimit(limit, periodMs)

  return function refuse(req: IncomingMessage, res: ServerResponse): boolean {
    const wait = consume(clientAddress(req))
    if (wait === undefined) return false
    sendError(req, res, 429, 'Please try again in a minute.', { 'retry-after': String(wait) })
    return true
  }
}
