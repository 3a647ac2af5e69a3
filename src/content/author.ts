import type { Entry } from './collection'
import { authorPath } from './paths'
import { entryPicture, type Picture } from './pictures'
import { authorKey, type AuthorData } from './schemas/author'

/** An author as shown: the directory entry, with the overrides of a post's front matter. */
export type Author = {
  /** Lower-case trimmed name (docs/contracts/content-fields.md#author). */
  key: string
  name: string
  /** What the name links to: the author's page, or the address in front matter. */
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
