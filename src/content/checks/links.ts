import type { Node } from '@markdoc/markdoc'
import { isExternal } from '@/lib/links'
import { redirects } from '@/config/redirects'
import { site } from '@/config/site'
import { categoryFeedPath, feeds, jobsFeedPath, podcastFeedPath } from '@/seo/feeds'
import { problemAt, type Problem } from '../problems'
import { documentOf, parseBody } from '../document'
import type { Entry } from '../collection'
import { categories } from '../collections'
import { categoryPath } from '../paths'

/** Addresses that pages may link to although they are no pages. */
const otherAddresses = new Set([
  ...feeds.map(({ path }) => path),
  ...redirects.map(({ from }) => from),
  jobsFeedPath,
  podcastFeedPath,
])

/**
 * Internal links of content bodies that lead nowhere. Takes the entries, every page path of the site, and the
 * content entry behind a path, for its anchors. Anchors of pages that are no content files are checked on the
 * built HTML instead.
 */
export function linkProblems(
  entries: Entry<unknown>[],
  paths: Set<string>,
  entryAt: (path: string) => Entry<unknown> | undefined,
): Problem[] {
  return entries.flatMap((entry) =>
    linksOf(parseBody(entry)).flatMap(({ href, line }) => {
      const message = faultOf(href, entry, paths, entryAt)
      return message ? [problemAt(entry, 'link', message, line + entry.bodyLine)] : []
    }),
  )
}

function faultOf(
  href: string,
  entry: Entry<unknown>,
  paths: Set<string>,
  entryAt: (path: string) => Entry<unknown> | undefined,
): string | undefined {
  if (/^(mailto:|tel:)/.test(href) || isExternal(href, site.seo.siteUrl)) return undefined
  if (/^https?:/.test(href)) return `${href} is on this site: write it from the root, such as /pricing`
  const [address = '', anchor] = href.split('#')
  const path = address.replace(/\?.*/, '')
  if (path !== '' && !path.startsWith('/'))
    return `${href} is relative: write it from the root, such as /pricing`
  if (path !== '' && !paths.has(path) && !otherAddresses.has(path) && !isCategoryFeed(path, paths))
    return `no page at ${path}`
  const target = path === '' ? entry : entryAt(path)
  if (!anchor || !target) return undefined
  const ids = documentOf(target).headings.map(({ id }) => id)
  return ids.includes(anchor) ? undefined : `no heading #${anchor} on ${path || 'this page'}`
}

/** A category has a feed when it has a page. */
function isCategoryFeed(path: string, paths: Set<string>): boolean {
  return categories().some(({ slug }) => path === categoryFeedPath(slug) && paths.has(categoryPath(slug)))
}

function linksOf(ast: Node): { href: string; line: number }[] {
  return [...ast.walk()].flatMap(({ type, tag, attributes, lines }) => {
    const linking = type === 'link' || tag === 'quick-link' || tag === 'cta'
    const href: unknown = linking ? attributes.href : undefined
    return typeof href === 'string' ? [{ href, line: lines[0] ?? 0 }] : []
  })
}
