import { postPath } from '@/content/paths'
import { socialImage } from '@/content/social-pictures'
import type { PageHead } from '@/seo/metadata'
import { authorsOf } from './authors'
import type { Post } from './posts'

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
