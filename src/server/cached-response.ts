import { open, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { LRUCache } from 'lru-cache'
import { undefinedIfMissing } from '@/lib/guards'
import { routerVary } from '@/next/headers'
import type { Asset, Encoding, Page } from './asset-manifest'
import { isSecure } from './client'
import { sendError } from './error-page'
import { cacheControl, securityHeaders } from './headers'
import { chooseEncoding, matchesEtag, readRange } from './negotiate'
import { drawingPolicy, policyHeaders, type InlineSources } from './policy'

type Headers = Record<string, string | number>

/** Request headers that choose between the document, the payloads and the Markdown of a page. */
const pageVary = `accept, ${routerVary}`

/** An asset with everything about its response that does not depend on the request. */
export type CachedResponse = {
  asset: Asset
  status: number
  /** Policy sources of a page's inline scripts and styles; undefined for anything but pages. */
  inline?: InlineSources
  /** Request headers that choose between this body and another at the same address. */
  vary?: string
  /** Complete headers by encoding and scheme, added when first needed. */
  headers: Map<string, Headers>
}

export function fileResponse(asset: Asset): CachedResponse {
  return { asset, status: 200, headers: new Map() }
}

export function pageResponse({ html, scripts, styles }: Page, status = 200): CachedResponse {
  return { asset: html, status, inline: { scripts, styles }, vary: pageVary, headers: new Map() }
}

/** What a page sends in place of its document: a payload for the client router, or Markdown. */
export function variantResponse(asset: Asset): CachedResponse {
  return { asset, status: 200, vary: pageVary, headers: new Map() }
}

/** Headers of the complete response in one encoding (undefined: uncompressed), over HTTPS (`secure`) or HTTP. */
function headersFor(response: CachedResponse, encoding: Encoding | undefined, secure: boolean): Headers {
  const key = `${encoding} ${secure}`
  const headers = response.headers.get(key) ?? makeHeaders(response, encoding, secure)
  response.headers.set(key, headers)
  return headers
}

function makeHeaders(
  { asset, inline, vary }: CachedResponse,
  encoding: Encoding | undefined,
  secure: boolean,
): Headers {
  const compressed = Object.keys(asset.encoded).length > 0
  const varyNames = [vary, compressed && 'accept-encoding'].filter(Boolean).join(', ')
  return {
    ...securityHeaders(secure),
    'content-type': asset.type,
    'content-length': ((encoding && asset.encoded[encoding]) || asset).bytes,
    'cache-control': cacheControl[asset.cacheClass],
    etag: `"${asset.hash}${encoding ? `-${encoding}` : ''}"`,
    ...asset.headers,
    ...(encoding && { 'content-encoding': encoding }),
    ...(varyNames && { vary: varyNames }),
    ...(inline && { ...policyHeaders(inline, secure), 'content-language': 'en' }),
    ...(!vary && { 'accept-ranges': 'bytes' }),
    ...(asset.type.startsWith('image/svg') && { 'content-security-policy': drawingPolicy }),
  }
}

/** Larger bodies are streamed from disk. */
const maxBufferedBytes = 1024 * 1024

/** Response bodies of the build in `root`, the recently used ones kept in memory. */
export function createBodyCache(root: string) {
  const bodies = new LRUCache<string, Buffer>({
    maxSize: 64 * 1024 * 1024,
    maxEntrySize: maxBufferedBytes,
    // Requests for the same file share one read.
    fetchMethod: (file) => readFile(join(root, file)),
    // The requests still need a body that the cache has no more room for.
    ignoreFetchAbort: true,
    // Sizes must be positive.
    sizeCalculation: (body) => Math.max(1, body.length),
  })

  return {
    root,
    /** The body, if it is in memory. */
    cached: (file: string) => bodies.get(file),
    /** The body, from disk unless it is in memory; undefined when the file does not exist. */
    read: (file: string): Promise<Buffer | undefined> => bodies.forceFetch(file).catch(undefinedIfMissing),
    path: (file: string) => join(root, file),
  }
}

export type BodyCache = ReturnType<typeof createBodyCache>

/**
 * Responds to a GET or HEAD request with the response's own status, 206, 304 or 416. Returns no promise when the body
 * is in memory or there is none.
 */
export function sendCachedResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: CachedResponse,
  bodies: BodyCache,
): void | Promise<void> {
  const { asset, status } = response
  const ok = status === 200
  // Ranges count bytes of the uncompressed file.
  const range = ok && req.method === 'GET' ? req.headers.range : undefined
  const encoding =
    range === undefined ? chooseEncoding(req.headers['accept-encoding'], asset.encoded) : undefined
  const secure = isSecure(req)
  const headers = headersFor(response, encoding, secure)

  const validators = req.headers['if-none-match']
  if (ok && validators !== undefined && matchesEtag(validators, String(headers.etag)))
    return sendNotModified(res, headers)
  if (range !== undefined && (req.headers['if-range'] ?? headers.etag) === headers.etag) {
    const part = readRange(range, asset.bytes)
    if (part) return sendPart(req, res, headers, bodies, asset, part)
  }
  if (req.method === 'HEAD') return void res.writeHead(status, headers).end()

  const compressed = encoding && asset.encoded[encoding]
  const body = bodies.cached((compressed ?? asset).file)
  if (body) return void res.writeHead(status, headers).end(body)
  return (async () => {
    if (compressed && (await sendBody(res, status, headers, bodies, compressed))) return
    const plainHeaders = compressed ? headersFor(response, undefined, secure) : headers
    if (!(await sendBody(res, status, plainHeaders, bodies, asset))) sendError(req, res, 404)
  })()
}

/** Sends a complete body; false when its file is missing. */
async function sendBody(
  res: ServerResponse,
  status: number,
  headers: Headers,
  bodies: BodyCache,
  { file, bytes }: { file: string; bytes: number },
): Promise<boolean> {
  if (bytes > maxBufferedBytes) return sendFile(res, status, headers, bodies.path(file))
  const body = await bodies.read(file)
  if (body) res.writeHead(status, headers).end(body)
  return body !== undefined
}

function sendNotModified(res: ServerResponse, headers: Headers): void {
  const { 'content-length': _length, 'content-type': _type, 'content-encoding': _encoding, ...kept } = headers
  res.writeHead(304, kept).end()
}

async function sendPart(
  req: IncomingMessage,
  res: ServerResponse,
  headers: Headers,
  bodies: BodyCache,
  { file, bytes }: Asset,
  part: NonNullable<ReturnType<typeof readRange>>,
): Promise<void> {
  if (part === 'unsatisfiable') return sendError(req, res, 416, '', { 'content-range': `bytes */${bytes}` })
  const { from, to } = part
  const partHeaders = {
    ...headers,
    'content-length': to - from + 1,
    'content-range': `bytes ${from}-${to}/${bytes}`,
  }
  const range = { start: from, end: to }
  if (!(await sendFile(res, 206, partHeaders, bodies.path(file), range))) sendError(req, res, 404)
}

/** Streams a file; false when it is missing. */
async function sendFile(
  res: ServerResponse,
  status: number,
  headers: Headers,
  path: string,
  part?: { start: number; end: number },
): Promise<boolean> {
  const handle = await open(path).catch(undefinedIfMissing)
  if (!handle) return false
  res.writeHead(status, headers)
  // A client that disconnects early is not an error; the stream closes the file either way.
  pipeline(handle.createReadStream(part), res, () => undefined)
  return true
}
