import { absoluteUrl } from '@/config/site'
import type { SiteUrl } from '@/content/urls'
import type { Entry } from '@/search/entry'
import { contentOf } from './content'
import { entriesOf, kindOf } from './search-entries'
import type { ListedPage } from './llms'
import { markdownOf } from './markdown'
import { parsePage } from './parse-page'
import { picturesOf } from './sitemap'

/** What search and crawlers need from a built page. Text only: the parsed trees of a thousand pages would fill the memory. */
export type IndexedPage = {
  url: SiteUrl
  canonical: string
  authors: string[]
  listed: ListedPage
  entries: Entry[]
  /** Absolute addresses. */
  pictures: string[]
}

/** Indexes a built page. Throws when its HTML has no `<main>`. */
export function indexPage(url: SiteUrl, html: string): IndexedPage {
  const { title, description, canonical, authors, main } = parsePage(html, url.path)
  const content = contentOf(main, absoluteUrl(url.path))
  return {
    url,
    canonical,
    authors,
    listed: { path: url.path, kind: kindOf(url.path), title, description, markdown: markdownOf(content) },
    entries: entriesOf(url, description, content),
    pictures: [...new Set(picturesOf(main, url.path))],
  }
}
