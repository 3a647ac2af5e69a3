import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/log'
import { sendError } from './error-page'

/**
 * Watches over an answer that Next writes: `complete` adds headers just before they leave, and an answer of 500 or
 * more that is not the route's own is replaced by the error page, so that no server error shows its inside.
 */
export function shield(req: IncomingMessage, res: ServerResponse, complete: () => void): void {
  const original = {
    writeHead: res.writeHead.bind(res),
    flushHeaders: res.flushHeaders.bind(res),
    write: res.write.bind(res) as (...parameters: unknown[]) => boolean,
    end: res.end.bind(res) as (...parameters: unknown[]) => ServerResponse,
  }
  let replaced = false

  /** Whether what is about to be written has been, or now is, replaced. */
  function isReplaced(): boolean {
    if (replaced || res.headersSent || res.statusCode < 500 || isOwn(res)) return replaced
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
      return original.writeHead(status)
    },
    flushHeaders: () => (isReplaced() ? undefined : original.flushHeaders()),
    write: (...parameters: unknown[]) =>
      isReplaced() ? ignore(parameters, true) : original.write(...parameters),
    end: (...parameters: unknown[]) => (isReplaced() ? ignore(parameters, res) : original.end(...parameters)),
  }
  Object.assign(res, guarded)
}

/** JSON, or the page of a route that says "not now, try again then" and keeps what was typed. */
function isOwn(res: ServerResponse): boolean {
  const again = res.statusCode === 503 && res.hasHeader('retry-after')
  return again || String(res.getHeader('content-type')).includes('application/json')
}

/** The path without its query, which may hold what a visitor typed. */
export function pathOf(req: IncomingMessage): string {
  return (req.url ?? '').split('?')[0] ?? ''
}

/** writeHead takes headers after the status (and a reason phrase), as an object or as a flat list. */
function setHeaders(res: ServerResponse, rest: unknown[]): void {
  const given = rest.at(-1)
  if (Array.isArray(given)) {
    for (let at = 0; at + 1 < given.length; at += 2) res.setHeader(String(given[at]), given[at + 1])
  } else if (given !== null && typeof given === 'object') {
    for (const [name, value] of Object.entries(given)) if (value !== undefined) res.setHeader(name, value)
  }
}

/** Does with a write what the caller waits for, its callback, and nothing else. */
function ignore<T>(parameters: unknown[], result: T): T {
  const done = parameters.find((parameter) => typeof parameter === 'function')
  if (done) queueMicrotask(() => done())
  return result
}
