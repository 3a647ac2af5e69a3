import type { IncomingMessage, ServerResponse } from 'node:http'
import { allowedRequests } from '@/config/rate-limits'
import { createRateLimit } from '@/lib/rate-limit'
import { clientAddress } from './client'
import { sendError } from './error-page'

const periodMs = 60_000

type Refuse = (req: IncomingMessage, res: ServerResponse) => boolean

/** Limits the pages that are rendered per request, which cost a hundred times what a built page does. */
export function createPageLimit(): Refuse {
  return createRequestLimit(allowedRequests('PAGE_RATE_LIMIT'), 'Please try again in a minute.')
}

/**
 * Limits the requests below /api/. The routes there have limits of their own, which are lower, but a refusal by Next costs
 * 2.5 ms. This one follows their settings.
 */
export function createApiLimit(): Refuse {
  const allowed = Math.max(
    600,
    6 * allowedRequests('FORM_RATE_LIMIT'),
    2 * allowedRequests('EVENT_RATE_LIMIT'),
    60 * allowedRequests('COMMENT_RATE_LIMIT'),
  )
  return createRequestLimit(
    allowed,
    'Please try again in a minute. What you typed is still there when you go back in your browser.',
  )
}

/** Returns a function that counts a request; when its client sent too many, it refuses it with 429 and returns true. */
function createRequestLimit(limit: number, reason: string): Refuse {
  const consume = createRateLimit(limit, periodMs)

  return function refuse(req, res) {
    const wait = consume(clientAddress(req))
    if (wait === undefined) return false
    sendError(req, res, 429, reason, { 'retry-after': String(wait) })
    return true
  }
}
