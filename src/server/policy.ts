import { externalFormHost, giscus, services } from '@/config/services'
import { policySource } from '@/next/script-hashes'

/** The Content-Security-Policy of every response (docs/decisions/policy-hashes.md). */

/** Policy sources of what a document contains inline: of scripts hashes or a nonce, of style attributes hashes. */
export type InlineSources = { scripts: string[]; styles: string[] }

type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'frame-src'
  | 'media-src'

/** An origin of another company that pages may connect to. */
type ExternalOrigin = { origin: string; directives: Directive[] }

const active: Directive[] = ['script-src', 'connect-src', 'img-src']
const activeWithFrames: Directive[] = [...active, 'frame-src']

const tagOrigins = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
  'https://*.g.doubleclick.net',
  'https://td.doubleclick.net',
  'https://www.googleadservices.com',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
]
const automationOrigins = ['https://prism.app-us1.com', 'https://trackcmp.net']

const { plausible, posthog, tag, osano, activeCampaign } = services()
/** What the configured services connect to, according to their documentation. */
const externalOrigins = [
  // Videos behind the click-to-load facade, forms of another host, and comments of giscus.
  ...origins(['frame-src'], ['https://www.youtube-nocookie.com', externalFormHost(), giscus()?.host]),
  ...origins(['connect-src'], [plausible?.host, posthog?.host, osano && 'https://*.api.osano.com']),
  ...origins(activeWithFrames, [osano?.script, ...(tag ? [tag.script, ...tagOrigins] : [])]),
  ...origins(active, activeCampaign ? [activeCampaign.script, ...automationOrigins] : []),
]

/** These services, where configured, show dialogs and forms with inline styles, so pages cannot limit styles to hashes. */
const allowsInlineStyles = osano !== undefined || activeCampaign !== undefined

const hasOthersScripts = externalOrigins.some(({ directives }) => directives.includes('script-src'))

const own: Record<Directive, string[]> = {
  'script-src': ["'self'"],
  'style-src': ["'self'", ...(allowsInlineStyles ? ["'unsafe-inline'"] : [])],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'media-src': ["'self'"],
}

/** Where browsers send what a policy blocked or would block (docs/contracts/routes.md#api). */
export const reportPath = '/api/policy-reports'
const reportTo = `report-uri ${reportPath}; report-to policy`

/** The headers with the policies of a page that contains `inline` and nothing else inline. */
export function policyHeaders(inline: InlineSources, secure: boolean) {
  return {
    'content-security-policy': pagePolicy(inline, secure),
    // Scripts of configured services write to the page as they like, so each visit would report and log them.
    ...(hasOthersScripts
      ? {}
      : { 'content-security-policy-report-only': `require-trusted-types-for 'script'; ${reportTo}` }),
    'reporting-endpoints': `policy="${reportPath}"`,
  }
}

/** Policy of a page that may contain `inline` and nothing else inline. Scripts may still set styles (CSSOM). */
export function pagePolicy({ scripts, styles }: InlineSources, secure: boolean): string {
  const sources = Object.entries(own).map(([name, always]) => {
    const added = externalOrigins.filter((entry) => entry.directives.includes(name as Directive))
    const all = [...always, ...added.map(({ origin }) => origin), ...(name === 'script-src' ? scripts : [])]
    return `${name} ${all.join(' ')}`
  })
  return [
    "default-src 'self'",
    ...sources,
    ...(allowsInlineStyles ? [] : [styleAttributes(styles)]),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
    reportTo,
  ].join('; ')
}

function styleAttributes(hashes: string[]): string {
  return `style-src-attr ${hashes.length > 0 ? ["'unsafe-hashes'", ...hashes].join(' ') : "'none'"}`
}

/** Policy of the front server's own error pages, which have only text and the style sheet `style`. */
export function bareHtmlPolicy(style: string): string {
  return `default-src 'none'; style-src ${policySource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'`
}

/** The style sheet in public/icon.svg, which follows the color scheme; the star badge has its own policy. */
const iconStyle = "'sha256-lc2rB3YwFAADgqs0C6qER3XAXyxrNGwfO5DX36ULNX0='"
/** Policy of an SVG opened on its own, so that it cannot run scripts. */
export const drawingPolicy = `default-src 'none'; style-src ${iconStyle}; img-src data:; sandbox`

/** The origins of addresses. Skips invalid ones, which could inject directives into the policy. */
function origins(directives: Directive[], addresses: (string | undefined)[]): ExternalOrigin[] {
  return addresses.flatMap((address) => {
    if (!address || !/^https?:\/\/[^\s;,]+$/.test(address)) return []
    return [{ origin: /^https?:\/\/[^/]+/.exec(address)?.[0] ?? address, directives }]
  })
}
