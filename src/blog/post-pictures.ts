import { entryPicture, pictureError, type Picture } from '@/content/pictures'
import type { Post } from './posts'

/** Pictures that `npm run covers` draws beside a post (docs/contracts/images.md#covers). */
const files = {
  /** 1200×675, for social cards. */
  social: './social.png',
  /** 1200×630, for structured data. */
  search: './seo.png',
} as const

/** The picture drawn for a purpose, or else the cover. */
export function pictureFor(post: Post, purpose: keyof typeof files): Picture {
  return ownPicture(post, purpose) ?? entryPicture(post, post.data.cover)
}

/** The picture drawn for a purpose, or undefined when there is none. */
export function ownPicture(post: Post, purpose: keyof typeof files): Picture | undefined {
  const picture = files[purpose]
  return pictureError(post.file, picture) ? undefined : entryPicture(post, picture)
}
