import { absoluteUrl, site } from '@/config/site'
import { toAuthor } from '@/content/author'
import type { Entry } from '@/content/collection'
import { findAuthor } from '@/content/collections'
import { documentOf } from '@/content/document'
import { drawnPicture, entryPicture, type Picture } from '@/content/pictures'
import { countWords } from '@/content/text'
import { article } from '@/seo/json-ld/article'
import { personFacts } from '@/content/person-facts'
import { type PersonFacts } from '@/seo/json-ld/person'
import { publisher } from '@/seo/json-ld/publisher'
import type { PageHead } from '@/seo/metadata'

/** The front matter that the form-page layout reads, of any collection. */
export type FormPageEntry = Entry<{
  title: string
  description: string
  date?: string
  dateModified?: string
  author?: string
  cover?: string
}>

/** What the form-page layout shows of a markdown page. */
export type FormPage = {
  path: string
  title: string
  description: string
  published: string
  modified?: string
  author?: PersonFacts
  cover?: Picture
}

/** A page of the form-page layout. Takes its path. Throws a RangeError naming the file when its front matter lacks a date. */
export function formPageOf(page: FormPageEntry, path: string): FormPage {
  const { title, description, date, dateModified, author, cover } = page.data
  if (!date) throw new RangeError(`${page.file}: the form-page layout needs a date`)
  const known = author === undefined ? undefined : findAuthor(author)
  return {
    path,
    title,
    description,
    published: date,
    modified: dateModified,
    author: known && personFacts(toAuthor(known)),
    cover: cover === undefined ? undefined : entryPicture(page, cover),
  }
}

/**
 * Head of such a page: title, description and, when it has the size of a social picture
 * (docs/contracts/images.md#social-pictures), its cover.
 */
export function formPageHead(page: FormPage): PageHead {
  const { path, title, description, author, cover } = page
  const { width, height } = site.seo.openGraph.image
  const fits = cover?.width === width && cover.height === height
  return {
    path,
    title,
    description,
    image: fits ? { path: cover.src, width, height, alt: title } : undefined,
    authors: author && [author.name],
  }
}

/**
 * Structured data of such a page, with the picture of 1200×630 that `npm run covers` drew for it, or else the brand's. The
 * vendor is the author of a page that names none.
 */
export function formPageStructuredData(page: FormPage, entry: FormPageEntry) {
  const { path, title, description, published, modified, author } = page
  const image = drawnPicture(entry, 'seo') ?? site.seo.searchImage
  const data = article({
    url: absoluteUrl(path),
    headline: title,
    description,
    published,
    modified,
    image: { ...image, url: absoluteUrl(image.src) },
    authors: author ? [author] : [],
    words: countWords(documentOf(entry).text),
  })
  return author ? data : { ...data, author: publisher() }
}
