import { routerVary } from '@/next/headers'
import type { Asset, Encoding, Page } from './asset-manifest'
import { cacheControl, securityHeaders } from './headers'
import { drawingPolicy, policyHeaders, type InlineSources } from './policy'

export type Headers = Record<string, string | number>

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
export function headersFor(
  response: CachedResponse,
  encoding: Encoding | undefined,
  secure: boolean,
): Headers {
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
    'cache-control': cacheControl(asset.cacheClass),
    etag: `"${asset.hash}${encoding ? `-${encoding}` : ''}"`,
    ...asset.headers,
    ...(encoding && { 'content-encoding': encoding }),
    ...(varyNames && { vary: varyNames }),
    ...(inline && { ...policyHeaders(inline, secure), 'content-language': 'en' }),
    ...(!vary && { 'accept-ranges': 'bytes' }),
    ...(asset.type.startsWith('image/svg') && { 'content-security-policy': drawingPolicy }),
  }
}
