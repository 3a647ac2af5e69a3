import { env } from '@/config/env'
import { isForeign } from '@/lib/own-origin'
import type { Refusal } from './outcome'

const types = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Looks at the headers of a sent form: why it is refused, or undefined. */
export function refusalOf(headers: Headers): Refusal | undefined {
  if (isForeign(headers, env('SITE_URL')))
    return { status: 403, reason: 'Forms can be sent from this site only.' }
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!types.includes(type)) return { status: 415, reason: `Forms are sent as ${types.join(' or ')}.` }
  return undefined
}
