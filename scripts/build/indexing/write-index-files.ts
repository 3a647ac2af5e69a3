import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import { markdownPath } from '@/lib/markdown-path'
import { indexPath } from '@/search/entry'
import type { Asset, Page } from '@/server/asset-manifest'
import { concurrency, describeAsset } from '../describe-asset'
import { mediaType } from '@/lib/media-type'
import type { IndexedPage } from './index-page'
import { llmsFullTxt, llmsTxt } from './llms'
import { withFrontMatter } from './markdown'
import { sitemapOf } from './sitemap'

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
  await pLimit(concurrency).map(indexed, async ({ url, canonical, authors, listed }) => {
    const { title, description, markdown } = listed
    const frontMatter = { title, description, authors, url: canonical, date: url.lastModified }
    const path = markdownPath(url.path)
    const asset = await write(path, withFrontMatter(frontMatter, markdown))
    const link = `<${canonical}>; rel="canonical"`
    files[path] = { ...asset, headers: { link, 'x-robots-tag': 'noindex' } }
    addMarkdown(url.path, title, { ...asset, headers: { link, 'content-location': path } })
  })

  const entries = indexed.flatMap((page) => page.entries)
  // Everyone who searches downloads the index, so compress it as small as possible.
  files[indexPath] = await write(indexPath, JSON.stringify(entries), true)
  files['/sitemap.xml'] = await write('/sitemap.xml', sitemapOf(indexed))
  const listed = indexed.map((page) => page.listed)
  files['/llms.txt'] = await write('/llms.txt', llmsTxt(listed))
  files['/llms-full.txt'] = await write('/llms-full.txt', llmsFullTxt(listed))
  return files

  async function write(path: string, text: string, smallest = false): Promise<Asset> {
    const file = join(folder, path)
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
    return describeAsset(root, file, {
      type: mediaType(path),
      cacheClass: 'revalidate',
      smallest,
      body: Buffer.from(text),
    })
  }

  function addMarkdown(path: string, title: string, body: Asset): void {
    const page = pages[path]
    if (!page) return
    page.markdown = { title, body }
    page.html.headers = { link: `<${markdownPath(path)}>; rel="alternate"; type="text/markdown"` }
  }
}
