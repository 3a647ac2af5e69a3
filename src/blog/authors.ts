import { namedAuthor, type Author } from '@/content/author'
import type { Entry } from '@/content/types'
import { authorKey } from '@/content/schemas/author'
import type { PostData } from '@/content/schemas/post'

/** The author of a post, and the co-author when that is someone else (docs/contracts/blog.md#author-cards). */
export function authorsOf(post: Entry<PostData>): [Author, ...Author[]] {
  const { data } = post
  const author = namedAuthor(post, data.author, data)
  if (data.co_author === undefined || authorKey(data.co_author) === author.key) return [author]
  const coAuthor = namedAuthor(post, data.co_author, {
    author_href: data.co_author_href,
    author_about: data.co_author_about,
    author_avatar: data.co_author_avatar,
    author_company: data.co_author_company,
  })
  return [author, coAuthor]
}

/** Whether an author's card has content: a title, a bio or a profile (docs/contracts/blog.md#author-cards). */
export function hasCard({ title, bio, socials }: Pick<Author, 'title' | 'bio' | 'socials'>): boolean {
  return Boolean(title || bio) || Object.values(socials).some(Boolean)
}
