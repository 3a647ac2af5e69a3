import { existsSync } from 'node:fs'
import { drawnPicture, entryPicture, type Picture } from './pictures'
import { publicFile } from './source'

/** Sizes in which a page's picture is shared: cards of social networks, and structured data (docs/contracts/images.md#covers). */
export const socialSizes = {
  social: { width: 1200, height: 675 },
  seo: { width: 1200, height: 630 },
} as const
export type SocialKind = keyof typeof socialSizes

type Covered = { file: string; data: { cover?: string } }

/**
 * The picture of a page for sharing: the one that `npm run covers` drew, else the one that `npm run content` cut from its
 * cover. Undefined for a page without either.
 */
export function socialPicture(entry: Covered, kind: SocialKind): Picture | undefined {
  const drawn = drawnPicture(entry, kind)
  if (drawn || entry.data.cover === undefined) return drawn
  return cutPicture(entryPicture(entry, entry.data.cover), kind)
}

/** The picture for sharing that was cut from a cover, or undefined. */
export function cutPicture(cover: Picture, kind: SocialKind): Picture | undefined {
  const src = cutAddress(cover, kind)
  return existsSync(publicFile(src)) ? { src, ...socialSizes[kind] } : undefined
}

/** The same as the social image of a head, with its alternative text. */
export function socialImage(entry: Covered, alt: string) {
  const picture = socialPicture(entry, 'social')
  return picture && { path: picture.src, width: picture.width, height: picture.height, alt }
}

/** Address of the picture that is cut from a cover. */
export function cutAddress({ src }: Picture, kind: SocialKind): string {
  return src.replace(/\.\w+$/, `-${kind}.jpg`)
}
