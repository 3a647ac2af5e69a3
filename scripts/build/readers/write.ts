import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mapLimited } from '@/lib/map-limited'
import { markdownPath } from '@/lib/markdown-path'
import { indexPath } from '@/search/entry'
import type { Asset, Page } from '@/server/manifest'
import { atOnce, describe } from '../compress'
import { llmsFullTxt, llmsTxt } from './llms'
import { withHead } from './markdown'
import type { Reading } from './read'
import { sitemapOf } from './sitemap'

const folder = '.next/readers'

/**
 * Writes what search and machines read: the search index, the Markdown form of every page that may be found, the
 * sitemap and the lists for language models. The words of many pages stand in code, so it all comes from the finished
 * HTML, the one place that has them. Notes in `pages` which of them have Markdown; gives the files by address.
 */
export async function writeReaders(
  root: string,
  pages: Record<string, Page>,
  readings: Reading[],
): Promise<Record<string, Asset>> {
  await rm(join(root, folder), { recursive: true, force: true })
  const files: Record<string, Asset> = {}
  await mapLimited(readings, atOnce, async ({ url, canonical, authors, listed }) => {
    const { title, description, markdown } = listed
    const head = { title, description, authors, url: canonical, date: url.lastModified }
    const path = markdownPath(url.path)
    const asset = await write(path, withHead(head, markdown), 'text/markdown; charset=utf-8')
    const link = `<${canonical}>; rel="canonical"`
    files[path] = { ...asset, headers: { link, 'x-robots-tag': 'noindex' } }
    note(url.path, title, { ...asset, headers: { link, 'content-location': path } })
  })

  const entries = readings.flatMap((reading) => reading.entries)
  // Everyone who searches loads it, so it is worth the time for the smallest form.
  files[indexPath] = await write(indexPath, JSON.stringify(entries), 'application/json; charset=utf-8', true)
  const sitemap = sitemapOf(readings)
  files['/sitemap.xml'] = await write('/sitemap.xml', sitemap, 'application/xml; charset=utf-8')
  const listed = readings.map((one) => one.listed)
  files['/llms.txt'] = await write('/llms.txt', llmsTxt(listed), 'text/plain; charset=utf-8')
  files['/llms-full.txt'] = await write('/llms-full.txt', llmsFullTxt(listed), 'text/plain; charset=utf-8')
  return files

  async function write(path: string, text: string, type: string, hard = false): Promise<Asset> {
    const file = join(folder, path)
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
    return describe(root, file, type, 'confirm', { hard, body: Buffer.from(text) })
  }

  function note(path: string, title: string, body: Asset): void {
    const page = pages[path]
    if (!page) return
    page.markdown = { title, body }
    page.html.headers = { link: `<${markdownPath(path)}>; rel="alternate"; type="text/markdown"` }
  }
}
