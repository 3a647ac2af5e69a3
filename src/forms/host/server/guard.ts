import { env } from '@/config/env'
import type { Refusal } from './outcome'

const types = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Looks at the headers of a sent form: why it is refused, or undefined. */
export function refusalOf(headers: Headers): Refusal | undefined {
  if (isForeign(headers)) return { status: 403, reason: 'Forms can be sent from this site only.' }
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!types.includes(type)) return { status: 415, reason: `Forms are sent as ${types.join(' or ')}.` }
  return undefined
}

/** Whether a page of another site sent this. A program that is no browser says nothing about it. */
function isForeign(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = headers.get('origin')
  if (origin === null) return false
  if (!URL.canParse(origin)) return true
  const { host } = new URL(origin)
  const siteUrl = env('SITE_URL')
  // Behind a proxy the host header may be the proxy's; then the configured address counts.
  return host !== headers.get('host') && !(siteUrl && URL.canParse(siteUrl) && host === new URL(siteUrl).host)
}
