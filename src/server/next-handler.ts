import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { log } from '@/lib/log'
import { tellVisitor } from './client'
import { sendError } from './error-page'
import { securityHeaders } from './headers'
import { drawingPolicy, pagePolicy } from './policy'
import { pathOf, shield } from './shield'

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>
/** Passes a request to Next; resolves when the answer is written. Never rejects. */
export type PassOn = (req: IncomingMessage, res: ServerResponse, options: PassOptions) => Promise<void>
export type PassOptions = {
  secure: boolean
  /** Replaces Next's Cache-Control of a good answer. */
  cacheControl?: string
}

/** Starts Next's request handler for the build in `root`, in this process; every page has the `sharedScripts` inline. */
export async function startNext(
  root: string,
  sharedScripts: string[],
): Promise<{ passOn: PassOn; close: () => Promise<void> }> {
  // Next reads them while it is imported.
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
  const { default: next } = await import('next')
  // Next takes over the upgrades of the server it is told of; ours has none to give.
  const app = next({ dev: false, dir: root, httpServer: createServer() })
  await app.prepare()
  return { passOn: createPassOn(app.getRequestHandler(), sharedScripts), close: () => app.close() }
}

/** Wraps Next's handler: nonce and policy for HTML, the site's headers on everything, no inside of an error shown. */
export function createPassOn(handle: Handle, sharedScripts: string[]): PassOn {
  return async function passOn(req, res, { secure, cacheControl }) {
    const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
    const policy = pagePolicy([nonce, ...sharedScripts], secure)
    tellVisitor(req, secure)
    // Says which parts the visitor has already; every answer here holds all of them, and what is malformed Next calls a 500.
    delete req.headers['next-router-state-tree']
    // Next puts the nonce of this request header on the scripts of a page that it renders per request.
    req.headers['content-security-policy'] = policy

    shield(req, res, () => {
      setMissing(res, securityHeaders(secure))
      if (cacheControl && res.statusCode < 400) res.setHeader('cache-control', cacheControl)
      quoteEtag(res)
      const type = String(res.getHeader('content-type') ?? '')
      if (type.startsWith('image/svg')) setMissing(res, { 'content-security-policy': drawingPolicy })
      if (!type.startsWith('text/html')) return
      setMissing(res, { 'content-security-policy': policy, 'content-language': 'en' })
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

/** Next names its pictures without the quotation marks that make a name an ETag (RFC 9110, 8.8.3). */
function quoteEtag(res: ServerResponse): void {
  const etag = res.getHeader('etag')
  if (typeof etag === 'string' && !/^(?:W\/)?"/.test(etag)) res.setHeader('etag', `"${etag}"`)
}

function setMissing(res: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) if (!res.hasHeader(name)) res.setHeader(name, value)
}
