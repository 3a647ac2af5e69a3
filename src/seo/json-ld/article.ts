import type { Article, WithContext } from 'schema-dts'
import { imageObject } from './image-object'
import { person, type PersonFacts } from './person'
import { publisher } from './publisher'

type ArticleFacts = {
  /** Absolute address of the article, its canonical one. */
  url: string
  headline: string
  description: string
  /** ISO date. */
  published: string
  /** ISO date; the date of publication when nothing was changed. */
  modified?: string
  image: { url: string; width: number; height: number }
  authors: PersonFacts[]
  section?: string
  words?: number
}

/** An article for search engines. Dates are given with their zone, so that no reader shifts the day. */
export function article(facts: ArticleFacts): WithContext<Article> {
  const { url, headline, description, published, modified = published, image, section, words } = facts
  const authors = facts.authors.map(person)
  return {
    '@context': 'https://schema.org',
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
