import { absoluteUrl } from '@/config/site'
import type { SiteUrl } from '@/content/urls'
import type { Entry } from '@/search/entry'
import { contentOf } from './content'
import { entriesOf, kindOf } from './entries'
import type { ListedPage } from './llms'
import { markdownOf } from './markdown'
import { readPage } from './page'
import { picturesOf } from './sitemap'

/** What search and machines take from one built page; texts alone, for the trees of a thousand pages fill the memory. */
export type Reading = {
  url: SiteUrl
  canonical: string
  authors: string[]
  listed: ListedPage
  entries: Entry[]
  /** Absolute addresses. */
  pictures: string[]
}

/** Reads a built page. Takes its HTML; throws when that has no main part. */
export function readBuilt(url: SiteUrl, html: string): Reading {
  const { title, description, canonical, authors, main } = readPage(html, url.path)
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
