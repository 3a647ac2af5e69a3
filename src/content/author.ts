import type { Entry } from './types'
import { authors } from './collections'
import { authorPath } from './paths'
import { entryPicture, type Picture } from './pictures'
import { authorKey, type AuthorData } from './schemas/author'
import type { PostData } from './schemas/post'

/** An author as shown: the directory entry, with the overrides of a post's front matter. */
export type Author = Omit<AuthorData, 'avatar' | 'guest' | 'socials'> & {
  /** Lower-case trimmed name (docs/contracts/content-fields.md#author). */
  key: string
  /** What the name links to: the author's page, or the address in front matter. */
  href: string
  guest: boolean
  avatar?: Picture
  socials: NonNullable<AuthorData['socials']>
}

/** The author of a directory entry. */
export function toAuthor(entry: Entry<AuthorData>): Author {
  const { avatar, guest = false, socials = {}, ...data } = entry.data
  return {
    ...data,
    key: authorKey(data.name),
    href: authorPath(entry.slug),
    guest,
    avatar: avatar ? entryPicture(entry, avatar) : undefined,
    socials,
  }
}

/** The author with a name, ignoring case, or undefined. */
export function findAuthor(name: string): Entry<AuthorData> | undefined {
  return authors.read().entries.find((entry) => authorKey(entry.data.name) === authorKey(name))
}

/** What front matter says about an author. It overrides the directory. */
export type AuthorFields = Pick<PostData, `author_${'href' | 'about' | 'avatar' | 'company'}`>

/**
 * The author whom a file names. A guest who is not in the directory is described by the fields alone, which must
 * include the address. Throws a RangeError naming the file when nothing is known.
 */
export function namedAuthor(
  file: { file: string },
  name: string,
  { author_href: href, author_about: bio, author_avatar: avatar, author_company: company }: AuthorFields,
): Author {
  const entry = findAuthor(name)
  if (!entry && href === undefined) throw new RangeError(`${file.file}: no author "${name}"`)
  const known: Author = entry
    ? toAuthor(entry)
    : { key: authorKey(name), name, guest: true, href: '', socials: {} }
  return {
    ...known,
    href: href ?? known.href,
    bio: bio ?? known.bio,
    company: company ?? known.company,
    avatar: avatar ? entryPicture(file, avatar) : known.avatar,
  }
}
