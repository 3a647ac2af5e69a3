import type { IncomingMessage, ServerResponse } from 'node:http'
import { brand } from '@/config/brand'
import { absoluteUrl } from '@/config/site'
import { routerVary, wantsPayload } from '@/next/headers'
import { isSecure } from './client'
import { sendError } from './error-page'
import { securityHeaders } from './headers'

type RedirectTarget = { status: 307 | 308; location: string }

/** Sends a short text that must not be cached. */
export function sendText(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  type: string,
  text: string,
): void {
  res.writeHead(status, {
    ...securityHeaders(isSecure(req)),
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  })
  res.end(req.method === 'HEAD' ? undefined : text)
}

export function sendRedirect(
  req: IncomingMessage,
  res: ServerResponse,
  { status, location }: RedirectTarget,
): void {
  const headers = { ...securityHeaders(isSecure(req)), vary: routerVary, 'cache-control': 'no-cache' }
  // The client router cannot follow a redirect to another origin; after a response without payload the browser does.
  if (wantsPayload(req.headers) && !location.startsWith('/')) res.writeHead(204, headers).end()
  else res.writeHead(status, { ...headers, location, 'content-length': 0 }).end()
}

export function sendOptions(req: IncomingMessage, res: ServerResponse, allowed: readonly string[]): void {
  res.writeHead(204, { ...securityHeaders(isSecure(req)), allow: allowed.join(', ') }).end()
}

export function refuseMethod(req: IncomingMessage, res: ServerResponse, allowed: readonly string[]): void {
  sendError(req, res, 405, '', { allow: allowed.join(', ') })
}

/** Does not repeat the requested address, which may contain anything. */
export function sendMissingMarkdown(req: IncomingMessage, res: ServerResponse, status: 404 | 410): void {
  const what =
    status === 410
      ? '# 410: this page is gone\n\nWe removed it for good.'
      : `# 404: page not found\n\nThere is no page of ${brand} at this address.`
  const text = `${what}\n\nEvery page is listed in [llms.txt](${absoluteUrl('/llms.txt')}).\n`
  sendText(req, res, status, 'text/markdown', text)
}
