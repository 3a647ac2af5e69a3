import { env } from '@/config/env'
import { isForeign } from '@/lib/own-origin'
import { refused, type Refusal } from './outcome'

/** Content types of what a form sends. */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Refuses, with the reason given, what a page of another site sent. */
export function refuseForeign(headers: Headers, reason: string): Refusal | undefined {
  return isForeign(headers, env('SITE_URL')) ? refused(403, reason) : undefined
}

/** Refuses other content types than these; `what` is what the address takes. */
export function refuseType(headers: Headers, types: string[], what: string): Refusal | undefined {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  return types.includes(type) ? undefined : refused(415, `${what} are sent as ${types.join(' or ')}.`)
}

/** Looks at the headers of a sent form: why it is refused, or undefined. */
export function refuseForm(headers: Headers, what: string): Refusal | undefined {
  return (
    refuseForeign(headers, `${what} can be sent from this site only.`) ?? refuseType(headers, formTypes, what)
  )
}
