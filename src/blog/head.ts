import { postPath } from '@/content/paths'
import type { PageHead } from '@/seo/metadata'
import { authorsOf } from './authors'
import { ownPicture } from './page-pictures'
import type { Post } from './posts'

/** Head of a post: its own social picture, and the original's address when it is a cross-post. */
export function postHead(post: Post): PageHead {
  const { slug, data } = post
  const picture = ownPicture(post, 'social')
  return {
    path: postPath(slug),
    title: data.title,
    description: data.description,
    canonical: data.canonical_url,
    image: picture && { path: picture.src, width: picture.width, height: picture.height, alt: data.title },
    authors: authorsOf(post).map(({ name }) => name),
  }
}
