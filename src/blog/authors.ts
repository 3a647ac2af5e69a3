import { namedAuthor, type Author } from '@/content/author'
import type { Entry } from '@/content/collection'
import { authorKey } from '@/content/schemas/author'
import type { PostData } from '@/content/schemas/post'

/** The author of a post, and the co-author when that is someone else (docs/contracts/blog.md#author-cards). */
export function authorsOf(post: Entry<PostData>): [Author, ...Author[]] {
  const { data } = post
  const author = namedAuthor(post, data.author, {
    href: data.author_href,
    bio: data.author_about,
    avatar: data.author_avatar,
  })
  if (data.co_author === undefined || authorKey(data.co_author) === author.key) return [author]
  const coAuthor = namedAuthor(post, data.co_author, {
    href: data.co_author_href,
    bio: data.co_author_about,
    avatar: data.co_author_avatar,
  })
  return [author, coAuthor]
}

/** Whether an author's card has content: a title, a bio or a profile (docs/contracts/blog.md#author-cards). */
export function hasCard({ title, bio, socials }: Pick<Author, 'title' | 'bio' | 'socials'>): boolean {
  return Boolean(title || bio) || Object.values(socials).some(Boolean)
}
