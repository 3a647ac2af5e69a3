import MarkdownIt from 'markdown-it'
import { redirects } from '@/config/redirects'
import { removed } from '@/config/removed'
import { absoluteUrl, site } from '@/config/site'
import { siteUrls } from '@/content/urls'
import { buildTime } from '@/lib/build-time'
import { markdownPath } from '@/lib/markdown-path'
import { indexPath, type Entry } from '@/search/entry'
import { builtFiles, builtPages, builtText } from './built-pages'

/**
 * `npm run links`: checks that every internal link, anchor and file exists that a built page, its Markdown form, the
 * search index or a redirect names, that no page links to a removed address, and that the list of addresses
 * (src/content/urls.ts), which is also the sitemap, and the built pages agree.
 */
const urls = siteUrls(buildTime())
const pages = builtPages()
const files = builtFiles()
const byPath = new Map(pages.map((page) => [page.path, page]))
const anchors = new Map(
  pages.map(({ path, html }) => [path, new Set(html.querySelectorAll('[id]').map((element) => element.id))]),
)
const markdown = new MarkdownIt()
const redirected = new Set(redirects.map(({ from }) => from))
/** Routes that respond per request and have no built file. */
const dynamic = [/^\/api\//, /^\/(?:graphql|mcp)$/, /^\/search$/]

const problems = [
  ...pages.flatMap(({ path, html }) => pageLinks(path, html)),
  ...listProblems(),
  ...redirectProblems(),
  ...removedProblems(),
  ...urls.flatMap(({ path, indexed }) => (indexed ? textLinks(markdownPath(path)) : [])),
  ...['/llms.txt', '/llms-full.txt'].flatMap((path) => textLinks(path)),
  ...indexProblems(),
]
if (problems.length > 0) {
  console.error([...new Set(problems)].join('\n'))
  console.error(`\n${new Set(problems).size} broken link(s)`)
  process.exit(1)
}
console.log(
  `every internal link and anchor of ${pages.length} built pages, their Markdown and the search index works`,
)

function pageLinks(path: string, html: (typeof pages)[number]['html']): string[] {
  return html
    .querySelectorAll('a[href], link[href], [src], video[poster], meta[property="og:image"]')
    .flatMap((element) => {
      const href =
        ['href', 'src', 'poster', 'content'].map((name) => element.getAttribute(name)).find(Boolean) ?? ''
      const error = errorOf(href, path)
      return error ? [`${path}: ${href} ${error}`] : []
    })
}

function errorOf(href: string, from: string): string | undefined {
  const local = href.startsWith(site.seo.siteUrl) ? href.slice(site.seo.siteUrl.length) || '/' : href
  if (/^(https?:|mailto:|tel:|data:)/.test(local)) return undefined
  const url = new URL(local, absoluteUrl(from))
  const path = decodeURI(url.pathname)
  if (removed.includes(path.replace(/\.md$/, ''))) return 'was removed (src/config/removed.ts)'
  if (path.startsWith('/_next/') || dynamic.some((route) => route.test(path))) return undefined
  if (files.has(path) || redirected.has(path)) return undefined
  if (!byPath.has(path)) return 'leads nowhere'
  const anchor = decodeURIComponent(url.hash.slice(1))
  // A fragment such as #graph=… is state of the page, not an anchor.
  return anchor === '' || anchor.includes('=') || anchors.get(path)?.has(anchor)
    ? undefined
    : `has no #${anchor}`
}

function textLinks(path: string): string[] {
  const text = builtText(path)
  if (text === undefined) return [`${path}: is missing`]
  return markdownLinks(text).flatMap((href) => {
    const error = URL.canParse(href) ? errorOf(href, path) : 'is not absolute'
    return error ? [`${path}: ${href} ${error}`] : []
  })
}

/** Addresses of all links and pictures of a Markdown text, in order. */
function markdownLinks(text: string): string[] {
  const tokens = markdown.parse(text.replace(/^---\n[\s\S]*?\n---\n/, ''), {})
  return tokens
    .flatMap(({ children }) => children ?? [])
    .map((token) => String(token.attrGet('href') ?? token.attrGet('src') ?? ''))
    .filter(Boolean)
}

function indexProblems(): string[] {
  const entries = JSON.parse(builtText(indexPath) ?? '[]') as Entry[]
  const found = new Set(entries.map(({ href }) => href.replace(/#.*/, '')))
  return [
    ...entries.flatMap(({ href, title, text, more = '' }) => {
      const empty = title.trim() === '' ? 'title' : `${text}${more}`.trim() === '' ? 'text' : ''
      const error = empty ? `has no ${empty}` : errorOf(href, '/')
      return error ? [`${indexPath}: ${href} ${error}`] : []
    }),
    ...urls.flatMap(({ path, indexed }) =>
      indexed === found.has(path)
        ? []
        : [`${indexPath}: ${path} is ${indexed ? 'missing' : 'not to be indexed'}`],
    ),
  ]
}

function redirectProblems(): string[] {
  return redirects.flatMap(({ from, to }) => {
    const error = errorOf(to, from)
    return error ? [`the redirect ${from}: ${to} ${error}`] : []
  })
}

/** Removed addresses that still have a page. */
function removedProblems(): string[] {
  return removed
    .filter((path) => byPath.has(path) || files.has(path))
    .map((path) => `${path}: is in src/config/removed.ts, but its page is still built: delete its content`)
}

function listProblems(): string[] {
  const listed = new Set(urls.map(({ path }) => path))
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
