import { absoluteUrl } from '@/config/site'
import { documentOf } from '@/content/document'
import { countWords } from '@/content/text'
import { article } from '@/seo/json-ld/article'
import { faqPage } from '@/seo/json-ld/faq'
import { personFacts } from '@/seo/json-ld/person'
import { authorsOf } from './authors'
import { displayOf } from './display'
import { pictureFor } from './page-pictures'
import type { Post } from './posts'

/**
 * Structured data of a post (docs/contracts/structured-data.md#article): article, and its questions when it has some.
 */
export function postStructuredData(post: Post) {
  const { data } = post
  const { href, title, description, category } = displayOf(post)
  const cover = pictureFor(post, 'search')
  return [
    article({
      url: data.canonical_url ?? absoluteUrl(href),
      headline: title,
      description,
      published: data.date,
      modified: data.dateModified,
      image: { ...cover, url: absoluteUrl(cover.src) },
      authors: authorsOf(post).map(personFacts),
      section: category.title,
      words: countWords(documentOf(post).text),
    }),
    ...(data.faqs ? [faqPage(data.faqs)] : []),
  ]
}
