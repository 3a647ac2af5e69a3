import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import { brand } from '@/config/brand'
import { absoluteUrl, site } from '@/config/site'
import { groupBy } from '@/lib/group-by'
import { markdownPath } from '@/lib/markdown-path'
import { indexPath, type Kind } from '@/search/entry'
import { escapeHtml } from '@/lib/escape-html'
import type { Asset, Page } from '@/server/asset-manifest'
import { concurrency, describeAsset } from '../describe-asset'
import type { IndexedPage } from './index-page'

const folder = 'indexing'

/**
 * Writes what search and crawlers read: the search index, the Markdown form of every indexed page, the sitemap, llms.txt
 * and llms-full.txt. They are made from the finished HTML because the text of many pages is in components. Adds the
 * Markdown to the entries of `pages`. Returns the files by address.
 */
export async function writeIndexFiles(
  root: string,
  pages: Record<string, Page>,
  indexed: IndexedPage[],
): Promise<Record<string, Asset>> {
  const files: Record<string, Asset> = {}
  await pLimit(concurrency).map(indexed, async (listed) => {
    const path = markdownPath(listed.url.path)
    const body = await write(path, markdownFile(listed))
    const link = `<${listed.canonical}>; rel="canonical"`
    files[path] = { ...body, headers: { link, 'x-robots-tag': 'noindex' } }
    const page = pages[listed.url.path]
    if (!page) return
    page.markdown = { title: listed.title, body: { ...body, headers: { link, 'content-location': path } } }
    page.html.headers = { link: `<${path}>; rel="alternate"; type="text/markdown"` }
  })

  const entries = indexed.flatMap((page) => page.entries)
  // Everyone who searches downloads the index, so compress it as small as possible.
  files[indexPath] = await write(indexPath, JSON.stringify(entries), true)
  files['/sitemap.xml'] = await write('/sitemap.xml', sitemapOf(indexed))
  files['/llms.txt'] = await write('/llms.txt', llmsTxt(indexed))
  files['/llms-full.txt'] = await write('/llms-full.txt', llmsFullTxt(indexed))
  return files

  async function write(path: string, text: string, smallest = false): Promise<Asset> {
    const file = join(folder, path)
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
    return describeAsset(root, file, { smallest, body: Buffer.from(text) })
  }
}

/** The Markdown of a page with front matter before it. */
export function markdownFile(page: MarkdownPage): string {
  const { title, description, canonical: url } = page
  const fields = { title, description, url, date: page.url.lastModified, author: page.authors.join(', ') }
  // Every JSON string is a valid YAML string.
  const lines = Object.entries(fields).map(([name, value]) => value && `${name}: ${JSON.stringify(value)}`)
  return ['---', ...lines.filter(Boolean), '---', '', page.markdown].join('\n')
}

type MarkdownPage = Omit<IndexedPage, 'kind' | 'entries' | 'pictures'>

/** The sitemap (sitemaps.org 0.9, Google's images) without cross-posts, because search engines list their originals. */
export function sitemapOf(pages: Pick<IndexedPage, 'url' | 'pictures'>[]): string {
  const listed = pages.filter(({ url }) => url.canonical === undefined)
  const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`
  const urls = listed.map(({ url: { path, lastModified }, pictures }) => {
    const images = pictures.map((picture) => `<image:image>${element('image:loc', picture)}</image:image>`)
    const modified = lastModified ? element('lastmod', lastModified) : ''
    return `\n<url>${element('loc', absoluteUrl(path))}${modified}${images.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('')}</urlset>
`
}

/** Sections of llms.txt by the kind of their pages. "Optional" holds what may be skipped when context is short (llmstxt.org). */
const sections = {
  page: 'Product and company',
  feature: 'Features',
  chapter: 'Course',
  post: 'Blog posts',
  customer: 'Customers',
  job: 'Open positions',
  secondary: 'Optional',
}

/** llms.txt: a line for every page, with a link to its Markdown form. */
function llmsTxt(pages: IndexedPage[]): string {
  const groups = groupBy(pages, ({ url, kind }) => (isSecondary(url.path) ? 'secondary' : kind))
  const written = Object.entries(sections).flatMap(([kind, name]) => {
    const members = groups.get(kind as Kind) ?? []
    return members.length > 0 ? [`## ${name}`, members.map(line).join('\n')] : []
  })
  const note =
    `Every page is also Markdown, under its address with \`.md\` at the end or with \`Accept: text/markdown\`. ` +
    `Posts, chapters and features in one file: [llms-full.txt](${absoluteUrl('/llms-full.txt')}). ` +
    `Agents can search, read, and compose schemas by MCP at ${absoluteUrl('/mcp')}, and query the same content ` +
    `by GraphQL at ${absoluteUrl('/graphql')}.`
  return [`# ${brand}`, `> ${site.seo.description}`, note, ...written, ''].join('\n\n')
}

/** llms-full.txt: the text of all chapters, posts and features. */
function llmsFullTxt(pages: IndexedPage[]): string {
  const parts = (['chapter', 'post', 'feature'] as const).flatMap((wanted) =>
    pages.filter(
      ({ kind, url }) => kind === wanted || (wanted === 'feature' && url.path === '/cosmo/features'),
    ),
  )
  const texts = parts.map(({ url, markdown }) => `Source: ${absoluteUrl(url.path)}\n\n${markdown.trim()}`)
  return [`# ${brand}`, `> ${site.seo.description}`, ...texts.flatMap((text) => ['---', text]), ''].join(
    '\n\n',
  )
}

function line({ url, title, description }: IndexedPage): string {
  return `- [${title.replaceAll(/[[\]]/g, '')}](${absoluteUrl(markdownPath(url.path))}): ${description}`
}

/** Lists of posts and legal texts. */
function isSecondary(path: string): boolean {
  return /^\/blog\/(?:authors|category)\b|^\/(?:terms|cookies|privacy-policy|cosmo-managed-service-terms)$/.test(
    path,
  )
}
