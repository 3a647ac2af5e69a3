import { absoluteUrl } from '@/config/site'
import { lengthOf } from '@/content/document'
import { postPath } from '@/content/paths'
import { socialImage, socialPicture } from '@/content/pictures'
import { article } from '@/seo/json-ld/article'
import { faqPage } from '@/seo/json-ld/faq'
import { personData } from '@/content/person-data'
import type { PageHead } from '@/seo/metadata'
import { authorsOf } from './authors'
import { displayOf } from './display'
import type { Post } from './posts'

/** The structured data of a post: the article, and its FAQ if it has one (docs/contracts/structured-data.md#article). */
export function postStructuredData(post: Post) {
  const { data } = post
  const { href, title, description, category, cover } = displayOf(post)
  const image = socialPicture(post, 'seo') ?? cover
  return [
    article({
      url: data.canonical_url ?? absoluteUrl(href),
      headline: title,
      description,
      published: data.date,
      modified: data.dateModified,
      image: { ...image, url: absoluteUrl(image.src) },
      authors: authorsOf(post).map(personData),
      section: category.title,
      words: lengthOf(post).words,
    }),
    ...(data.faqs ? [faqPage(data.faqs)] : []),
  ] as const
}

/** The head of a post, with its own social picture, and the address of the original for a cross-post. */
export function postHead(post: Post): PageHead {
  const { slug, data } = post
  return {
    path: postPath(slug),
    title: data.title,
    description: data.description,
    canonical: data.canonical_url,
    image: socialImage(post, data.title),
    authors: authorsOf(post).map(({ name }) => name),
  }
}
