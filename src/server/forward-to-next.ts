import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/log'
import { prepareRequest, quoteEtag } from '@/next/headers'
import type { RequestHandler } from '@/next/request-handler'
import { setClientHeaders } from './client'
import { sendError } from './error-page'
import { guardResponse, pathOf } from './guard-response'
import { securityHeaders } from './headers'
import { drawingPolicy, policyHeaders } from './policy'

/** Forwards a request to Next. Resolves when the response is written; never rejects. */
export type Forward = (req: IncomingMessage, res: ServerResponse, options: ForwardOptions) => Promise<void>
type ForwardOptions = {
  secure: boolean
  /** Replaces Next's Cache-Control on successful responses. */
  cacheControl?: string
}

/**
 * Wraps Next's handler: adds nonce and policy to HTML and the security headers to everything, and hides the details of
 * errors. Every page contains the inline scripts that `sharedScripts` allows.
 */
export function createForward(handle: RequestHandler, sharedScripts: string[]): Forward {
  return async function forward(req, res, { secure, cacheControl }) {
    const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
    const policies = policyHeaders({ scripts: [nonce, ...sharedScripts], styles: [] }, secure)
    setClientHeaders(req, secure)
    prepareRequest(req, policies['content-security-policy'])

    guardResponse(req, res, () => {
      setMissing(res, securityHeaders(secure))
      if (cacheControl && res.statusCode < 400) res.setHeader('cache-control', cacheControl)
      quoteEtag(res)
      const type = String(res.getHeader('content-type') ?? '')
      if (type.startsWith('image/svg')) setMissing(res, { 'content-security-policy': drawingPolicy })
      if (!type.startsWith('text/html')) return
      setMissing(res, { ...policies, 'content-language': 'en' })
    })

    try {
      await handle(req, res)
    } catch (error) {
      log('error', 'request failed', { method: req.method, path: pathOf(req), error: String(error) })
      if (res.headersSent) res.destroy()
      else sendError(req, res, 500)
    }
  }
}

function setMissing(res: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) if (!res.hasHeader(name)) res.setHeader(name, value)
}
