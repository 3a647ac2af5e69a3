import { absoluteUrl } from '@/config/site'
import { blogPath } from '@/content/blog-urls'
import { documentOf } from '@/content/document'
import { categoryPath } from '@/content/paths'
import { countWords } from '@/content/text'
import { article } from '@/seo/json-ld/article'
import { breadcrumb } from '@/seo/json-ld/breadcrumb'
import { faqPage } from '@/seo/json-ld/faq'
import type { PersonFacts } from '@/seo/json-ld/person'
import { authorsOf, type Author } from './authors'
import { displayOf } from './display'
import { pictureFor } from './page-pictures'
import type { Post } from './posts'

/** Structured data of a post (specification §2): article, breadcrumb of four, and its questions when it has some. */
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
      authors: authorsOf(post).map(personOf),
      section: category.title,
      words: countWords(documentOf(post).text),
    }),
    breadcrumb([
      { name: 'Home', path: '/' },
      { name: 'Blog', path: blogPath },
      { name: category.title, path: categoryPath(category.slug) },
      { name: title, path: href },
    ]),
    ...(data.faqs ? [faqPage(data.faqs)] : []),
  ]
}

/** An author for structured data. */
function personOf({ name, href, title, company, avatar, bio, socials }: Author): PersonFacts {
  return {
    name,
    url: href.startsWith('/') ? absoluteUrl(href) : href,
    jobTitle: title,
    company,
    image: avatar && absoluteUrl(avatar.src),
    bio,
    profiles: Object.values(socials).filter((address) => address !== undefined),
  }
}
