import { entryPicture, pictureFault, type Picture } from '@/content/pictures'
import type { Post } from './posts'

/** Pictures that the cover generator writes beside a post (docs/contracts/images.md#covers). */
const files = {
  /** 1200×675, for social cards. */
  social: './social.png',
  /** 1200×630, for structured data. */
  search: './seo.png',
} as const

/** The picture of a post for a purpose; the cover stands in for one that was not made. */
export function pictureFor(post: Post, purpose: keyof typeof files): Picture {
  return ownPicture(post, purpose) ?? entryPicture(post, post.data.cover)
}

/** The picture made for a purpose, or undefined. */
export function ownPicture(post: Post, purpose: keyof typeof files): Picture | undefined {
  const picture = files[purpose]
  return pictureFault(post.file, picture) ? undefined : entryPicture(post, picture)
}
