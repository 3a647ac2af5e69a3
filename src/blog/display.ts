import { buildTime } from '@/lib/build-time'
import { lengthOf } from '@/content/document'
import { postPath } from '@/content/paths'
import { entryPicture } from '@/content/pictures'
import { hiddenAs } from '@/content/visibility'
import { authorsOf } from './authors'
import { categoryOf, type Post } from './posts'

/** The fields of a post that lists, cards and feeds show (docs/contracts/blog.md#lists-and-cards). */
export type PostDisplay = ReturnType<typeof displayOf>

/** Collects what is shown of a post. Throws a ContentError when its body is invalid. */
export function displayOf(post: Post) {
  const { data, slug } = post
  const [author, coAuthor] = authorsOf(post)
  return {
    href: postPath(slug),
    title: data.title,
    description: data.description,
    category: categoryOf(data.category),
    date: data.date,
    /** Set in `npm run dev` only, where such posts are shown. */
    hidden: hiddenAs(data, buildTime()),
    dateModified: data.dateModified,
    reading_time: lengthOf(post).minutes,
    cover: entryPicture(post, data.cover),
    custom: data.cover_options?.custom ?? false,
    author: author.name,
    author_href: author.href,
    author_avatar: author.avatar,
    author_about: author.bio,
    co_author: coAuthor?.name,
    co_author_href: coAuthor?.href,
    co_author_avatar: coAuthor?.avatar,
    co_author_about: coAuthor?.bio,
  }
}
