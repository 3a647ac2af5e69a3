import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import type { Entry } from './collection'
import { problemAt, type Problem } from './problems'
import { displayPath, publicFile } from './source'

/** A picture of `content/` as pages use it: public address and real size in CSS pixels. */
export type Picture = { src: string; width: number; height: number }

const published = new Map<string, Picture>()

/**
 * Copies a picture of `content/` to `public/media/` under a hashed name, once. Takes its absolute path; gives its
 * address and the size read from the file. Throws when the file is missing or is not a picture.
 */
function publishPicture(file: string): Picture {
  const known = published.get(file)
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
    // Several build workers may publish the same picture: the rename makes it appear whole.
    const partial = `${target}.${process.pid}`
    writeFileSync(partial, bytes)
    renameSync(partial, target)
  }
  published.set(file, picture)
  return picture
}

/** The picture a content file names, resolved beside that file. */
export function entryPicture(entry: { file: string }, relative: string): Picture {
  return publishPicture(path.resolve(path.dirname(entry.file), relative))
}

/** What is wrong with a picture named in a file, or undefined. */
export function pictureFault(file: string, relative: string): string | undefined {
  const target = path.resolve(path.dirname(file), relative)
  if (!existsSync(target)) return `no such picture: ${displayPath(target)}`
  try {
    imageSize(readFileSync(target))
    return undefined
  } catch {
    return `is not a readable picture: ${displayPath(target)}`
  }
}

/** Problems of the pictures named in front matter fields. */
export function pictureProblems(
  entry: Entry<unknown>,
  fields: Record<string, string | undefined>,
): Problem[] {
  return Object.entries(fields).flatMap(([field, relative]) => {
    const fault = relative === undefined ? undefined : pictureFault(entry.file, relative)
    return fault ? [problemAt(entry, field, fault)] : []
  })
}
