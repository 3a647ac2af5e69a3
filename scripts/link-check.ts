import { redirects } from '@/config/redirects'
import { absoluteUrl, site } from '@/config/site'
import { siteUrls } from '@/content/urls'
import { buildTime } from '@/lib/build-time'
import { builtFiles, builtPages } from './built-pages'

/**
 * `npm run links`: every internal link, anchor and file of every built page and every redirect leads somewhere, and the
 * list of addresses (src/content/urls.ts) and the built pages are the same set.
 */
const pages = builtPages()
const files = builtFiles()
const byPath = new Map(pages.map((page) => [page.path, page]))
const anchors = new Map(
  pages.map(({ path, html }) => [path, new Set(html.querySelectorAll('[id]').map((element) => element.id))]),
)
const redirected = new Set(redirects.map(({ from }) => from))
/** Routes answered per request: they have no built file. */
const dynamic = [/^\/api\//, /^\/comments\/(?:blog|learn)\//]

const problems = [
  ...pages.flatMap(({ path, html }) => pageLinks(path, html)),
  ...listProblems(),
  ...redirectProblems(),
]
if (problems.length > 0) {
  console.error([...new Set(problems)].join('\n'))
  console.error(`\n${new Set(problems).size} broken link(s)`)
  process.exit(1)
}
console.log(`every internal link and anchor of ${pages.length} built pages answers`)

function pageLinks(path: string, html: (typeof pages)[number]['html']): string[] {
  return html
    .querySelectorAll('a[href], link[href], [src], video[poster], meta[property="og:image"]')
    .flatMap((element) => {
      const href =
        ['href', 'src', 'poster', 'content'].map((name) => element.getAttribute(name)).find(Boolean) ?? ''
      const fault = faultOf(href, path)
      return fault ? [`${path}: ${href} ${fault}`] : []
    })
}

function faultOf(href: string, from: string): string | undefined {
  const local = href.startsWith(site.seo.siteUrl) ? href.slice(site.seo.siteUrl.length) || '/' : href
  if (/^(https?:|mailto:|tel:|data:)/.test(local)) return undefined
  const url = new URL(local, absoluteUrl(from))
  const path = decodeURI(url.pathname)
  if (path.startsWith('/_next/') || dynamic.some((route) => route.test(path))) return undefined
  if (files.has(path) || redirected.has(path)) return undefined
  if (!byPath.has(path)) return 'leads nowhere'
  const anchor = decodeURIComponent(url.hash.slice(1))
  return anchor === '' || anchors.get(path)?.has(anchor) ? undefined : `has no #${anchor} to stop at`
}

function redirectProblems(): string[] {
  return redirects.flatMap(({ from, to }) => {
    const fault = faultOf(to, from)
    return fault ? [`the redirect ${from}: ${to} ${fault}`] : []
  })
}

function listProblems(): string[] {
  const listed = new Set(siteUrls(buildTime()).map(({ path }) => path))
  const unlisted = [...byPath.keys()].filter(
    (path) => !listed.has(path) && !path.startsWith('/_') && path !== '/gone',
  )
  return [
    ...[...listed]
      .filter((path) => !byPath.has(path))
      .map((path) => `${path}: is in urls.ts but was not built`),
    ...unlisted.map((path) => `${path}: was built but is missing in urls.ts`),
  ]
}
