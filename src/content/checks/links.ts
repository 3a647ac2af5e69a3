import { productSlug } from '@/config/brand'
import { isExternal } from '@/lib/links'
import { featureAnchor } from '@/lib/slug'
import { redirects } from '@/config/redirects'
import { site } from '@/config/site'
import { feeds } from '@/seo/feeds'
import { fillVariables, variableError } from '../fill-variables'
import { lineOf, publicFileError } from '../source'
import { graphFiles } from '../graph'
import { problemAt } from '../problems'
import { bodyProblems, documentOf, parseBody } from '../document'
import type { Entry, Problem } from '../types'
import { categories, featureTitles } from '../collections'
import { categoryFeedPath, categoryPath, certificateKeysPath, jobsFeedPath, podcastFeedPath } from '../paths'

/** Addresses that content may link to although they are not pages. */
const otherAddresses = new Set([
  ...feeds.map(({ path }) => path),
  ...redirects.map(({ from }) => from),
  jobsFeedPath,
  podcastFeedPath,
  certificateKeysPath,
])

/** What links may lead to: every page path of the site, and the content entry of a path, for its anchors. */
type Site = { paths: Set<string>; entryAt: (path: string) => Entry<unknown> | undefined }

/** Broken internal links of a text, and of fields named href. `npm run links` checks anchors of pages in code. */
export function linkProblems(entry: Entry<unknown>, known: Site): Problem[] {
  const links = entry.file.endsWith('.yaml')
    ? hrefsOf(entry.data).map((href) => ({ href, field: 'href', line: lineOfHref(entry.file, href) }))
    : linksOf(entry)
  return links.flatMap(({ href, field, line }) => {
    // An unknown variable is a problem of its own.
    const message = variableError(href) ? undefined : messageFor(fillVariables(href), entry, known)
    return message ? [problemAt(entry, field, message, line)] : []
  })
}

/** The file has a variable where the address has the product's name. */
function lineOfHref(file: string, href: string): number | undefined {
  return lineOf(file, href) ?? lineOf(file, href.split(productSlug).at(-1) ?? href)
}

function hrefsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'href' && typeof inner === 'string' ? [inner] : hrefsOf(inner),
  )
}

function messageFor(href: string, entry: Entry<unknown>, { paths, entryAt }: Site): string | undefined {
  if (href.trim() === '') return 'has no address: give it one, such as /pricing'
  if (href.startsWith('mailto:') && !/^mailto:([^\s@]+@[^\s@]+\.[^\s@.]+)?$/.test(href.replace(/\?.*/, '')))
    return `${href} is not an email address: write it as mailto:name@example.com`
  if (/^(mailto:|tel:)/.test(href) || isExternal(href, site.seo.siteUrl)) return undefined
  if (/^https?:/.test(href)) {
    // The documentation and the hosted app are on subdomains of the vendor, which this site does not serve.
    const isHere = URL.parse(href)?.hostname === new URL(site.seo.siteUrl).hostname
    return isHere ? `${href} is on this site: write it from the root, such as /pricing` : undefined
  }
  const [address = '', anchor] = href.split('#')
  const path = address.replace(/\?.*/, '')
  if (path !== '' && !path.startsWith('/'))
    return `${href} is relative: write it from the root, such as /pricing`
  const isFile = /^\/[^?#]+\.\w+$/.test(href) && publicFileError(href) === undefined
  // Written by the same run.
  const isGraph = Object.values(graphFiles).includes(path)
  if (isFile || isGraph) return undefined
  if (path !== '' && !paths.has(path) && !otherAddresses.has(path) && !isCategoryFeed(path, paths))
    return `no page at ${path}`
  const target = path === '' ? entry : entryAt(path)
  // A text with other problems has no headings yet.
  if (!anchor || !target || bodyProblems(target).length > 0) return undefined
  return anchorsOf(target).includes(anchor) ? undefined : `no heading #${anchor} on ${path || 'this page'}`
}

/** Ids of the headings of a page, and of the features that its demo lists. */
function anchorsOf(entry: Entry<unknown>): string[] {
  const ids = documentOf(entry).headings.map(({ id }) => id)
  return entry.body.includes('{% demo name="features"')
    ? [...ids, ...featureTitles().map(featureAnchor)]
    : ids
}

/** A category has a feed when it has a page. */
function isCategoryFeed(path: string, paths: Set<string>): boolean {
  return categories().some(({ slug }) => path === categoryFeedPath(slug) && paths.has(categoryPath(slug)))
}

function linksOf(entry: Entry<unknown>): { href: string; field: string; line: number }[] {
  return [...parseBody(entry).walk()].flatMap(({ type, tag, attributes, lines }) => {
    const linking = type === 'link' || tag === 'cta' || tag === 'button'
    const href: unknown = linking ? attributes.href : undefined
    return typeof href === 'string' ? [{ href, field: 'link', line: (lines[0] ?? 0) + entry.bodyLine }] : []
  })
}
