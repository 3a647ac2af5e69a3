import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { absoluteUrl } from '@/config/site'
import { siteUrls, type SiteUrl } from '@/content/urls'
import { buildTime } from '@/lib/build-time'
import { mapLimited } from '@/lib/map-limited'
import { markdownPath } from '@/lib/markdown-path'
import { indexPath, type Kind } from '@/search/entry'
import type { Asset, Page } from '@/server/manifest'
import { atOnce, describe } from '../compress'
import { contentOf } from './content'
import { entriesOf, kindOf } from './entries'
import { llmsFullTxt, llmsTxt } from './llms'
import { markdownOf, withHead } from './markdown'
import { readPage, type ReadPage } from './page'
import { sitemapOf } from './sitemap'

const folder = '.next/readers'

/**
 * Writes what search and machines read, from the built pages in `root`: the search index, the Markdown form of every
 * page that may be found, the sitemap and the lists for language models. The words of many pages stand in code, so the
 * finished HTML is the one place that has them all. Notes in `pages` which of them have Markdown; gives the files by
 * address.
 */
export async function writeReaders(
  root: string,
  pages: Record<string, Page>,
): Promise<Record<string, Asset>> {
  await rm(join(root, folder), { recursive: true, force: true })
  const read = await mapLimited(
    siteUrls(buildTime()).filter(({ indexed }) => indexed),
    atOnce,
    (url) => readBuilt(root, url, pages),
  )
  const files: Record<string, Asset> = {}
  await mapLimited(read, atOnce, async ({ url, page, listed }) => {
    const head = { ...page, url: page.canonical, date: url.lastModified }
    const path = markdownPath(url.path)
    const asset = await write(path, withHead(head, listed.markdown), 'text/markdown; charset=utf-8')
    const link = `<${page.canonical}>; rel="canonical"`
    files[path] = { ...asset, headers: { link, 'x-robots-tag': 'noindex' } }
    note(url.path, page, { ...asset, headers: { link, 'content-location': path } })
  })

  const entries = read.flatMap(({ url, page, content }) => entriesOf(url, page.description, content))
  // Everyone who searches loads it, so it is worth the time for the smallest form.
  files[indexPath] = await write(indexPath, JSON.stringify(entries), 'application/json; charset=utf-8', true)
  const sitemap = sitemapOf(read.map(({ url, page }) => ({ url, main: page.main })))
  files['/sitemap.xml'] = await write('/sitemap.xml', sitemap, 'application/xml; charset=utf-8')
  const listed = read.map((one) => one.listed)
  files['/llms.txt'] = await write('/llms.txt', llmsTxt(listed), 'text/plain; charset=utf-8')
  files['/llms-full.txt'] = await write('/llms-full.txt', llmsFullTxt(listed), 'text/plain; charset=utf-8')
  return files

  async function write(path: string, text: string, type: string, hard = false): Promise<Asset> {
    const file = join(folder, path)
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
    return describe(root, file, type, 'confirm', hard)
  }

  function note(path: string, { title }: ReadPage, body: Asset): void {
    const page = pages[path]
    if (!page) return
    page.markdown = { title, body }
    page.html.headers = { link: `<${markdownPath(path)}>; rel="alternate"; type="text/markdown"` }
  }
}

async function readBuilt(root: string, url: SiteUrl, pages: Record<string, Page>) {
  const built = pages[url.path]
  if (!built) throw new Error(`${url.path} is in src/content/urls.ts, but the build has no such page.`)
  const page = readPage(await readFile(join(root, built.html.file), 'utf8'))
  const content = contentOf(page.main, absoluteUrl(url.path))
  const kind: Kind = kindOf(url.path)
  const { title, description } = page
  const listed = { path: url.path, kind, title, description, markdown: markdownOf(content) }
  return { url, page, content, listed }
}
