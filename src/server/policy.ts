import { giscus, externalFormHost } from '@/config/services'
import { serviceOrigins } from './service-origins'

/** The Content-Security-Policy of every response (docs/decisions/policy-hashes.md). */

export type Directive =
  'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'frame-src' | 'media-src'

/** An origin of another company that pages may connect to, and why. */
export type ExternalOrigin = { origin: string; directives: Directive[]; why: string }
const externalOrigins: ExternalOrigin[] = [
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

/** Policy of a page that may run the inline scripts in `scripts` (hashes or a nonce) and no others. */
export function pagePolicy(scripts: string[], secure: boolean): string {
  const sources = Object.entries(own).map(([name, origins]) => {
    const added = externalOrigins.filter((entry) => entry.directives.includes(name as Directive))
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

/** Policy of the front server's own error pages, which have only text and style. */
export const bareHtmlPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Policy of an SVG opened on its own, so that it cannot run scripts. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** An external form host, whose forms are shown in frames; none when the site hosts its own forms. */
function formHostOrigin(): ExternalOrigin[] {
  const origin = externalFormHost()
  return origin ? [{ origin, directives: ['frame-src'], why: 'forms of the configured form host' }] : []
}

/** The giscus instance that shows comments in a frame, if configured. */
function giscusOrigin(): ExternalOrigin[] {
  const origin = giscus()?.host
  return origin ? [{ origin, directives: ['frame-src'], why: 'comments of giscus' }] : []
}
