import { env } from '@/config/env'
import { refused, type Refusal } from './outcome'

/** Content types that an HTML form sends. */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Refuses requests from other sites' pages with `reason`. Clients other than browsers send neither header and pass. */
export function refuseCrossSite(headers: Headers, reason: string): Refusal | undefined {
  const site = headers.get('sec-fetch-site') ?? 'none'
  const origin = headers.get('origin')
  const host = URL.parse(origin ?? '')?.host
  const isOwn = origin === null || (host !== undefined && ownHosts(headers).includes(host))
  return isOwn && /^(?:same-origin|none|)$/.test(site) ? undefined : refused(403, reason)
}

/** The hosts of this site. Behind a proxy the Host header may be the proxy's, so the configured one counts too. */
export function ownHosts(headers: Headers): (string | null | undefined)[] {
  return [headers.get('host'), URL.parse(env('SITE_URL') ?? '')?.host]
}

/** Refuses other content types than `types`; `what` names what the address accepts, such as "Comments". */
export function refuseType(headers: Headers, types: string[], what: string): Refusal | undefined {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  return types.includes(type) ? undefined : refused(415, `${what} are sent as ${types.join(' or ')}.`)
}

/** Checks the headers of a form request. Returns why it is refused, or undefined. */
export function refuseForm(headers: Headers, what: string): Refusal | undefined {
  return (
    refuseCrossSite(headers, `${what} can be sent from this site only.`) ??
    refuseType(headers, formTypes, what)
  )
}
