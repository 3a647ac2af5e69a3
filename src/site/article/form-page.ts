import { absoluteUrl, site } from '@/config/site'
import { toAuthor } from '@/content/author'
import type { Entry } from '@/content/collection'
import { findAuthor } from '@/content/collections'
import { documentOf } from '@/content/document'
import { pagePath } from '@/content/paths'
import { entryPicture, type Picture } from '@/content/pictures'
import type { PageData } from '@/content/schemas/page'
import { countWords } from '@/content/text'
import { article } from '@/seo/json-ld/article'
import { personFacts } from '@/content/person-facts'
import { type PersonFacts } from '@/seo/json-ld/person'
import { publisher } from '@/seo/json-ld/publisher'
import type { PageHead } from '@/seo/metadata'

/** What the form-page layout shows of a markdown page. */
export type FormPage = {
  path: string
  title: string
  description: string
  published: string
  modified?: string
  author?: PersonFacts
  cover?: Picture
  formId: string
}

/** A page of the form-page layout. Throws a RangeError naming the file when its front matter lacks form or date. */
export function formPageOf(page: Entry<PageData>): FormPage {
  const { title, description, date, dateModified, author, cover, typeFormId } = page.data
  if (!typeFormId || !date)
    throw new RangeError(`${page.file}: the form-page layout needs typeFormId and date`)
  const known = author === undefined ? undefined : findAuthor(author)
  return {
    path: pagePath(page.slug),
    title,
    description,
    published: date,
    modified: dateModified,
    author: known && personFacts(toAuthor(known)),
    cover: cover === undefined ? undefined : entryPicture(page, cover),
    formId: typeFormId,
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

/** Structured data of such a page; the vendor is the author of a page that names none. */
export function formPageStructuredData(page: FormPage, entry: Entry<PageData>) {
  const { path, title, description, published, modified, author, cover } = page
  const { path: brandPicture, width, height } = site.seo.openGraph.image
  const data = article({
    url: absoluteUrl(path),
    headline: title,
    description,
    published,
    modified,
    image: cover
      ? { ...cover, url: absoluteUrl(cover.src) }
      : { url: absoluteUrl(brandPicture), width, height },
    authors: author ? [author] : [],
    words: countWords(documentOf(entry).text),
  })
  return author ? data : { ...data, author: publisher() }
}
