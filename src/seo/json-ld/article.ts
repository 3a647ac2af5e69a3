import type { Article, Organization, Person } from 'schema-dts'
import { imageObject, publisher } from './publisher'

type ArticleFacts = {
  /** Canonical URL of the article. */
  url: string
  headline: string
  description: string
  /** ISO date. */
  published: string
  /** ISO date of the last change. Default: the date of publication. */
  modified?: string
  image: { url: string; width: number; height: number }
  authors: (Person | Organization)[]
  section?: string
  words?: number
}

/** Describes an article. Dates include the time zone, so consumers don't shift the day. */
export function article(facts: ArticleFacts): Article {
  const { url, headline, description, published, modified = published } = facts
  const { image, authors, section, words } = facts
  return {
    '@type': 'Article',
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    headline,
    description,
    image: imageObject(image.url, image.width, image.height),
    datePublished: instant(published),
    dateModified: instant(modified),
    author: authors.length === 1 ? authors[0] : authors,
    publisher: publisher(),
    articleSection: section,
    wordCount: words,
    inLanguage: 'en',
  }
}

function instant(isoDate: string): string {
  return new Date(isoDate).toISOString()
}
