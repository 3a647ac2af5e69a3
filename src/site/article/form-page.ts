import { absoluteUrl, site } from '@/config/site'
import { namedAuthor } from '@/content/author'
import type { Entry } from '@/content/collection'
import { lengthOf } from '@/content/document'
import { entryPicture, type Picture } from '@/content/pictures'
import { socialImage, socialPicture } from '@/content/social-pictures'
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
  author_href?: string
  author_about?: string
  author_avatar?: string
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
  /** The picture for social cards. */
  image?: PageHead['image']
}

/** A page of the form-page layout. Takes its path. Throws a RangeError naming the file when its front matter lacks a date. */
export function formPageOf(page: FormPageEntry, path: string): FormPage {
  const { title, description, date, dateModified, author, cover } = page.data
  if (!date) throw new RangeError(`${page.file}: the form-page layout needs a date`)
  const { author_href: href, author_about: bio, author_avatar: avatar } = page.data
  return {
    path,
    title,
    description,
    published: date,
    modified: dateModified,
    author: author === undefined ? undefined : personFacts(namedAuthor(page, author, { href, bio, avatar })),
    cover: cover === undefined ? undefined : entryPicture(page, cover),
    image: socialImage(page, title),
  }
}

/** Head of such a page: title, description and the picture that its cover gives (docs/contracts/images.md#covers). */
export function formPageHead(page: FormPage): PageHead {
  const { path, title, description, author, image } = page
  return {
    path,
    title,
    description,
    image,
    authors: author && [author.name],
  }
}

/**
 * Structured data of such a page, with the picture of 1200×630 that was drawn for it or cut from its cover, or else the brand's. The
 * vendor is the author of a page that names none.
 */
export function formPageStructuredData(page: FormPage, entry: FormPageEntry) {
  const { path, title, description, published, modified, author } = page
  const image = socialPicture(entry, 'seo') ?? site.seo.searchImage
  const data = article({
    url: absoluteUrl(path),
    headline: title,
    description,
    published,
    modified,
    image: { ...image, url: absoluteUrl(image.src) },
    authors: author ? [author] : [],
    words: lengthOf(entry).words,
  })
  return author ? data : { ...data, author: publisher() }
}
