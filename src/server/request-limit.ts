import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/config/env'
import { createRateLimit } from '@/lib/rate-limit'
import { clientAddress } from './client'
import { sendError } from './error-page'

const periodMs = 60_000

type Refuse = (req: IncomingMessage, res: ServerResponse) => boolean

/** Limits the pages that are rendered per request, which cost a hundred times what a built page does. */
export function createPageLimit(): Refuse {
  return createRequestLimit(setting('PAGE_RATE_LIMIT', 60), 'Please try again in a minute.')
}

/**
 * Limits the requests below /api/. The routes there have limits of their own, which are lower, but a refusal by Next costs
 * 2.5 ms. This one follows their settings.
 */
export function createApiLimit(): Refuse {
  const allowed = Math.max(
    600,
    6 * setting('FORM_RATE_LIMIT', 20),
    2 * setting('EVENT_RATE_LIMIT', 120),
    60 * setting('COMMENT_RATE_LIMIT', 10),
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

function setting(name: Parameters<typeof env>[0], standard: number): number {
  return Number(env(name)) || standard
}
