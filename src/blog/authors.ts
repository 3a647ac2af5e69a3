import type { Entry } from '@/content/collection'
import { authorKey, findAuthor } from '@/content/collections'
import { authorPath } from '@/content/paths'
import { entryPicture, type Picture } from '@/content/pictures'
import type { AuthorData } from '@/content/schemas/author'
import type { PostData } from '@/content/schemas/post'

/** An author as shown: the entry of the directory with what a post's front matter says instead. */
export type Author = {
  /** Lower-case trimmed name (specification §3). */
  key: string
  name: string
  /** Where the name leads: the author's page, or the address named in front matter. */
  href: string
  title?: string
  company?: string
  guest: boolean
  avatar?: Picture
  bio?: string
  socials: NonNullable<AuthorData['socials']>
}

/** The author of a directory entry. */
export function toAuthor(entry: Entry<AuthorData>): Author {
  const { name, title, company, guest = false, avatar, bio, socials = {} } = entry.data
  return {
    key: authorKey(name),
    name,
    href: authorPath(entry.slug),
    title,
    company,
    guest,
    avatar: avatar ? entryPicture(entry, avatar) : undefined,
    bio,
    socials,
  }
}

/** Author and, when it is someone else (specification §5), co-author of a post. */
export function authorsOf(post: Entry<PostData>): [Author, ...Author[]] {
  const { data } = post
  const author = resolve(post, data.author, {
    href: data.author_href,
    bio: data.author_about,
    avatar: data.author_avatar,
  })
  if (data.co_author === undefined || authorKey(data.co_author) === author.key) return [author]
  const coAuthor = resolve(post, data.co_author, {
    href: data.co_author_href,
    bio: data.co_author_about,
    avatar: data.co_author_avatar,
  })
  return [author, coAuthor]
}

/** Whether there is anything to say on a card: a title, a biography or a profile (specification §5). */
export function hasCard({ title, bio, socials }: Pick<Author, 'title' | 'bio' | 'socials'>): boolean {
  return Boolean(title || bio) || Object.values(socials).some(Boolean)
}

type Override = { href?: string; bio?: string; avatar?: string }

function resolve(post: Entry<PostData>, name: string, { href, bio, avatar }: Override): Author {
  const entry = findAuthor(name)
  if (!entry) throw new RangeError(`${post.file}: no author "${name}"`)
  const author = toAuthor(entry)
  return {
    ...author,
    href: href ?? author.href,
    bio: bio ?? author.bio,
    avatar: avatar ? entryPicture(post, avatar) : author.avatar,
  }
}
