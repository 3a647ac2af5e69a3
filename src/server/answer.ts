import { cacheControl, securityHeaders } from './headers'
import { pageVary, type Asset, type Encoding } from './manifest'
import { drawingPolicy, pagePolicy } from './policy'

export type Headers = Record<string, string | number>

/** An asset with everything about its answer that does not depend on the request. */
export type Answer = {
  asset: Asset
  status: number
  /** Policy sources of a page's inline scripts; undefined for what is no page. */
  scripts?: string[]
  /** Request headers that decide between this body and another at the same address. */
  vary?: string
  /** Finished headers by encoding and security, filled as they are first needed. */
  headers: Map<string, Headers>
}

export function fileAnswer(asset: Asset): Answer {
  return { asset, status: 200, headers: new Map() }
}

export function pageAnswer(asset: Asset, scripts: string[], status = 200): Answer {
  return { asset, status, scripts, vary: pageVary, headers: new Map() }
}

/** What a page answers instead of its document: its payload for the router, or its Markdown form. */
export function otherAnswer(asset: Asset): Answer {
  return { asset, status: 200, vary: pageVary, headers: new Map() }
}

/** Headers of the whole answer in one encoding (undefined: as it is), for a visitor who came by https or not. */
export function headersOf(answer: Answer, encoding: Encoding | undefined, secure: boolean): Headers {
  const key = `${encoding} ${secure}`
  const known = answer.headers.get(key)
  if (known) return known
  const made = makeHeaders(answer, encoding, secure)
  answer.headers.set(key, made)
  return made
}

function makeHeaders(
  { asset, scripts, vary }: Answer,
  encoding: Encoding | undefined,
  secure: boolean,
): Headers {
  const encoded = Object.keys(asset.encoded).length > 0
  const varies = [vary, encoded && 'accept-encoding'].filter(Boolean).join(', ')
  return {
    ...securityHeaders(secure),
    'content-type': asset.type,
    'content-length': ((encoding && asset.encoded[encoding]) || asset).bytes,
    'cache-control': cacheControl(asset.keep),
    etag: `"${asset.hash}${encoding ? `-${encoding}` : ''}"`,
    ...asset.headers,
    ...(encoding && { 'content-encoding': encoding }),
    ...(varies && { vary: varies }),
    ...(scripts && { 'content-security-policy': pagePolicy(scripts, secure), 'content-language': 'en' }),
    ...(!vary && { 'accept-ranges': 'bytes' }),
    ...(asset.type.startsWith('image/svg') && { 'content-security-policy': drawingPolicy }),
  }
}
