import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { checkedContent } from './checked'
import { problemAt } from './problems'
import { displayPath, publicFile } from './source'
import type { Entry, Picture, Problem } from './types'

export type { Picture }

const published = new Map<string, Picture>()

/**
 * Copies a picture of `content/` to `public/media/` under a hashed name, once. Expects its absolute path; returns its
 * address and the size read from the file. Throws when the file is missing or is not a picture.
 */
function publishPicture(file: string): Picture {
  const known = checkedContent()?.pictures[file] ?? published.get(file)
  if (known && process.env.NODE_ENV === 'production') return known
  const bytes = readFileSync(file)
  const { width, height } = imageSize(bytes)
  const { name, ext } = path.parse(file)
  const folder = path.basename(path.dirname(file))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  const picture = { src: `/media/${folder}-${name}-${hash}${ext}`, width, height }
  const target = publicFile(picture.src)
  if (!existsSync(target)) {
    mkdirSync(path.dirname(target), { recursive: true })
    // Several build workers may publish the same picture, so write to a temporary name and rename.
    const partial = `${target}.${process.pid}`
    writeFileSync(partial, bytes)
    renameSync(partial, target)
  }
  published.set(file, picture)
  return picture
}

/** Every picture that this process has published, by its path. */
export function publishedPictures(): Record<string, Picture> {
  return Object.fromEntries(published)
}

/** The picture that a content file names by a relative path. */
export function entryPicture(entry: { file: string }, relative: string): Picture {
  return publishPicture(path.resolve(path.dirname(entry.file), relative))
}

/** What `npm run covers` drew for a page, if anything: 1200×630 as `seo`, else 1200×675 (docs/contracts/images.md#covers). */
export function drawnPicture(entry: { file: string }, kind: 'social' | 'seo'): Picture | undefined {
  const relative = drawnName(entry.file, kind)
  const known = checkedContent()?.pictures[path.resolve(path.dirname(entry.file), relative)]
  if (known) return known
  return pictureError(entry.file, relative) ? undefined : entryPicture(entry, relative)
}

/** Where such a picture is, relative to the page's file. */
export function drawnName(file: string, kind: 'social' | 'seo'): string {
  const { name } = path.parse(file)
  return name === 'index' ? `./${kind}.png` : `./${name}-${kind}.png`
}

/** A picture for dark pages and one for light pages. They are the same when there is only one. */
export type ThemedPicture = { dark: Picture; light: Picture }

/** The picture that a content file names by a relative path, and the one for light pages beside it. */
export function themedPicture(entry: { file: string }, relative: string): ThemedPicture {
  const light = lightName(relative)
  const dark = entryPicture(entry, relative)
  return { dark, light: pictureError(entry.file, light) ? dark : entryPicture(entry, light) }
}

/** Where the picture for light pages is: `<name>-light` beside the one for dark pages. */
export function lightName(relative: string): string {
  return relative.replace(/\.\w+$/, '-light$&')
}

/** Limits of what the build can scale down in reasonable time, in pixels and bytes. */
const maxSide = 8000
const maxBytes = 4 * 1024 * 1024

/** File extensions of each kind of picture, by the name that `imageSize` gives it. */
const endings: Record<string, string[]> = {
  jpg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  svg: ['.svg'],
}

/** The error of a picture that a file names, or undefined. */
export function pictureError(file: string, relative: string): string | undefined {
  const target = path.resolve(path.dirname(file), relative)
  if (!existsSync(target)) return `no such picture: ${displayPath(target)}`
  const size = sizeOf(target)
  const name = displayPath(target)
  if (!size) return `is not a readable picture: ${name}`
  const { width, height, type = '' } = size
  if (!endings[type]) return `${name} is a picture of the kind ${type}; use png, jpg, webp or svg`
  if (!endings[type].includes(path.extname(target)))
    return `${name} is really of the kind ${type}: save it as ${type}, or name it so`
  if (Math.max(width, height) > maxSide)
    return `${name} is ${width}×${height}; the maximum is ${maxSide} pixels a side`
  if (statSync(target).size > maxBytes)
    return `${name} is larger than 4 MB: scale it down, or save it as webp`
  return undefined
}

function sizeOf(file: string) {
  try {
    return imageSize(readFileSync(file))
  } catch {
    return undefined
  }
}

/** Problems of a post's cover that is too narrow or would be cropped, unless it is marked as hand-made. */
export function coverProblems(
  entry: Entry<{ cover: string; cover_options?: { custom?: boolean } }>,
): Problem[] {
  const { cover, cover_options: options } = entry.data
  const size = sizeOf(path.resolve(path.dirname(entry.file), cover))
  if (options?.custom || !size) return []
  const { width, height } = size
  const isCropped = Math.abs(width / height / (960 / 548) - 1) > 0.02
  if (width >= 960 && !isCropped) return []
  const advice = 'npm run covers draws one; cover_options.custom: true keeps this one'
  const message =
    width < 960
      ? `is ${width} pixels wide and needs 960`
      : `is ${width}×${height} and would be cropped: covers are 960×548 or twice that`
  return [problemAt(entry, 'cover', `${message}; ${advice}`)]
}

/** Sizes in which a page's picture is shared: cards of social networks, and structured data (docs/contracts/images.md#covers). */
export const socialSizes = {
  social: { width: 1200, height: 675 },
  seo: { width: 1200, height: 630 },
} as const
export type SocialKind = keyof typeof socialSizes

type Covered = { file: string; data: { cover?: string } }

/** The picture of a page for sharing, if any: drawn by `npm run covers`, or cut from its cover by `npm run content`. */
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
