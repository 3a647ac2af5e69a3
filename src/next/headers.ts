import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

/** Request headers that the client router sends, and that choose between a page's document and its payloads. */
export const routerVary = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'

/** Whether the client router asks for a payload rather than a document. */
export function wantsPayload(headers: IncomingHttpHeaders): boolean {
  return headers.rsc === '1'
}

/** The segment that the client router prefetches, such as `/_tree`, or undefined when it wants the whole payload. */
export function prefetchedSegment(headers: IncomingHttpHeaders): string | undefined {
  const segment = headers['next-router-segment-prefetch']
  return headers['next-router-prefetch'] === '1' && segment !== undefined ? String(segment) : undefined
}

/** Prepares a request for Next's handler; `policy` is the Content-Security-Policy of the response. */
export function prepareRequest(req: IncomingMessage, policy: string): void {
  // It lists the segments the client already has. Next answers a malformed one with 500, and no response here needs it.
  delete req.headers['next-router-state-tree']
  // Next reads the nonce from this request header and puts it on the scripts of a page rendered per request.
  req.headers['content-security-policy'] = policy
}

/** The image optimizer compares ETags without quotation marks, so removes them from If-None-Match. */
export function unquoteValidators(req: IncomingMessage): void {
  const validators = req.headers['if-none-match']
  if (validators) req.headers['if-none-match'] = validators.replaceAll(/W\/|"/g, '')
}

/** The image optimizer sends its ETag without the quotation marks that RFC 9110, 8.8.3 requires, so adds them. */
export function quoteEtag(res: ServerResponse): void {
  const etag = res.getHeader('etag')
  if (typeof etag === 'string' && !/^(?:W\/)?"/.test(etag)) res.setHeader('etag', `"${etag}"`)
}

/** Headers of a prerendered response that only Next's own server needs. */
const internalHeader = /^(?:x-next-cache-tags|x-nextjs-prerender|vary|content-type)$/

/** Headers of a prerendered response that clients need, as text. */
export function clientHeaders(headers: Record<string, string | string[]> = {}): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !internalHeader.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}
