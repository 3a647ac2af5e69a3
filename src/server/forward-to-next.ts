import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/log'
import { withPageStatus } from '@/lib/response-status'
import { prepareRequest, quoteEtag } from '@/next/headers'
import type { RequestHandler } from '@/next/request-handler'
import { isSecure, setClientHeaders } from './client'
import { sendError } from './error-page'
import { securityHeaders } from './headers'
import { drawingPolicy, policyHeaders } from './policy'

/**
 * Intercepts the response that Next writes. Calls `complete` just before the headers are sent, and replaces a response
 * of 500 or more by the error page, unless a route made it on purpose, so that no details of an error become public.
 */
function guardResponse(req: IncomingMessage, res: ServerResponse, complete: () => void): void {
  const original = {
    writeHead: res.writeHead.bind(res),
    flushHeaders: res.flushHeaders.bind(res),
    write: res.write.bind(res) as (...parameters: unknown[]) => boolean,
    end: res.end.bind(res) as (...parameters: unknown[]) => ServerResponse,
  }
  let replaced = false

  /** Replaces the response if it must not be sent. Returns whether it is replaced, now or before. */
  function isReplaced(): boolean {
    if (replaced || res.headersSent || res.statusCode < 500 || isIntended(res)) return replaced
    replaced = true
    log('error', 'server error', { status: res.statusCode, method: req.method, path: pathOf(req) })
    for (const name of res.getHeaderNames()) res.removeHeader(name)
    Object.assign(res, original)
    sendError(req, res, 500)
    Object.assign(res, guarded)
    return true
  }

  const guarded = {
    writeHead(status: number, ...rest: unknown[]) {
      if (replaced) return res
      setHeaders(res, rest)
      res.statusCode = status
      if (isReplaced()) return res
      complete()
      return original.writeHead(res.statusCode)
    },
    flushHeaders: () => (isReplaced() ? undefined : original.flushHeaders()),
    write: (...parameters: unknown[]) =>
      isReplaced() ? ignore(parameters, true) : original.write(...parameters),
    end: (...parameters: unknown[]) => (isReplaced() ? ignore(parameters, res) : original.end(...parameters)),
  }
  Object.assign(res, guarded)
}

/** An error of a route's own: JSON, or a 503 with Retry-After, which keeps what the visitor typed. */
function isIntended(res: ServerResponse): boolean {
  const isRetryLater = res.statusCode === 503 && res.hasHeader('retry-after')
  return isRetryLater || String(res.getHeader('content-type')).includes('application/json')
}

/** The path without its query, which may contain what a visitor typed. */
function pathOf(req: IncomingMessage): string {
  return (req.url ?? '').split('?')[0] ?? ''
}

/** `writeHead` takes headers after the status and an optional reason phrase, as an object or a flat array. */
function setHeaders(res: ServerResponse, rest: unknown[]): void {
  const given = rest.at(-1)
  if (Array.isArray(given)) {
    for (let at = 0; at + 1 < given.length; at += 2) res.setHeader(String(given[at]), given[at + 1])
  } else if (given !== null && typeof given === 'object') {
    for (const [name, value] of Object.entries(given)) if (value !== undefined) res.setHeader(name, value)
  }
}

/** Discards a write, but calls its callback, so that the caller does not wait forever. */
function ignore<T>(parameters: unknown[], result: T): T {
  const done = parameters.find((parameter) => typeof parameter === 'function')
  if (done) queueMicrotask(() => done())
  return result
}

/**
 * Forwards a request to Next. `cacheControl` replaces Next's on successful responses. Resolves when the response is written;
 * never rejects.
 */
export type Forward = (req: IncomingMessage, res: ServerResponse, cacheControl?: string) => Promise<void>

/**
 * Wraps Next's handler: adds nonce and policy to HTML and the security headers to everything, and hides the details of
 * errors. Every page contains the inline scripts that `sharedScripts` allows.
 */
export function createForward(handle: RequestHandler, sharedScripts: string[]): Forward {
  return async function forward(req, res, cacheControl) {
    const secure = isSecure(req)
    const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
    const policies = policyHeaders({ scripts: [nonce, ...sharedScripts], styles: [] }, secure)
    setClientHeaders(req, secure)
    prepareRequest(req, policies['content-security-policy'])

    const finish = (statusOf: (status: number) => number) => () => {
      res.statusCode = statusOf(res.statusCode)
      setMissing(res, securityHeaders(secure))
      if (res.statusCode >= 400) setMissing(res, { 'cache-control': 'no-store' })
      else if (cacheControl) res.setHeader('cache-control', cacheControl)
      quoteEtag(res)
      const type = String(res.getHeader('content-type') ?? '')
      if (type.startsWith('image/svg')) setMissing(res, { 'content-security-policy': drawingPolicy })
      if (!type.startsWith('text/html')) return
      setMissing(res, { ...policies, 'content-language': 'en' })
    }

    try {
      await withPageStatus((statusOf) => {
        guardResponse(req, res, finish(statusOf))
        return handle(req, res)
      })
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
