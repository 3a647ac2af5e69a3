import { externalFormHost, giscus, services } from '@/config/services'
import { policySource } from '@/next/script-hashes'
import { serviceOrigins, type Directive, type ExternalOrigin } from './service-origins'

/** The Content-Security-Policy of every response (docs/decisions/policy-hashes.md). */

/** Policy sources of what a document contains inline: of scripts hashes or a nonce, of style attributes hashes. */
export type InlineSources = { scripts: string[]; styles: string[] }

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

/** These services, where configured, show dialogs and forms with inline styles, so pages cannot limit styles to hashes. */
const { osano, activeCampaign } = services()
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
  const sources = Object.entries(own).map(([name, origins]) => {
    const added = externalOrigins.filter((entry) => entry.directives.includes(name as Directive))
    const all = [...origins, ...added.map(({ origin }) => origin), ...(name === 'script-src' ? scripts : [])]
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

/** The style sheet in public/icon.svg, which follows the color scheme; the only one in a drawing. */
const iconStyle = "'sha256-lc2rB3YwFAADgqs0C6qER3XAXyxrNGwfO5DX36ULNX0='"
/** Policy of an SVG opened on its own, so that it cannot run scripts. */
export const drawingPolicy = `default-src 'none'; style-src ${iconStyle}; img-src data:; sandbox`

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
