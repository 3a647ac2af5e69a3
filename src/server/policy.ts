import { giscus, outsideFormHost } from '@/config/services'
import { serviceOrigins } from './service-origins'

/** Content-Security-Policy of everything the site sends. */

export type Directive =
  'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'frame-src' | 'media-src'

/** Outside origins that pages may reach, and why. An adapter that is switched on adds its own here. */
export type Outside = { origin: string; directives: Directive[]; why: string }
const outside: Outside[] = [
  {
    origin: 'https://www.youtube-nocookie.com',
    directives: ['frame-src'],
    why: 'videos behind the click-to-load facade',
  },
  ...formHostOrigin(),
  ...serviceOrigins(),
  ...giscusOrigin(),
]

const own: Record<Directive, string[]> = {
  'script-src': ["'self'"],
  // React and the highlighter write style attributes.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'media-src': ["'self'"],
}

/** Policy of a page whose inline scripts are exactly those that `scripts` names (hashes or a nonce). */
export function pagePolicy(scripts: string[], secure: boolean): string {
  const sources = Object.entries(own).map(([name, origins]) => {
    const added = outside.filter((entry) => entry.directives.includes(name as Directive))
    const all = [...origins, ...added.map(({ origin }) => origin), ...(name === 'script-src' ? scripts : [])]
    return `${name} ${all.join(' ')}`
  })
  return [
    "default-src 'self'",
    ...sources,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Policy of small pages the front writes itself: text and its style, nothing else. */
export const bareHtmlPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Policy of a drawing opened on its own: it may be shown, not run. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** The form host elsewhere, whose forms stand in frames; none while the own one is used. */
function formHostOrigin(): Outside[] {
  const origin = outsideFormHost()
  return origin ? [{ origin, directives: ['frame-src'], why: 'forms of the configured form host' }] : []
}

/** The giscus whose frame holds the comments, where it is configured. */
function giscusOrigin(): Outside[] {
  const origin = giscus()?.host
  return origin ? [{ origin, directives: ['frame-src'], why: 'comments of giscus' }] : []
}
