import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { imageFormats, nextFolder } from './paths'

/** Where Next keeps the pictures it has resized, relative to the build. */
const cacheFolder = `${nextFolder}/cache/images`

/** A picture that Next has resized. `file` is relative to the build, `etag` without quotation marks. */
export type ResizedImage = { file: string; bytes: number; etag: string; type: string; extension: string }
export type ImageSize = { path: string; width: number; quality: number }

/** The picture that Next's optimizer would send from its cache for this Accept header, if it has been made. */
export async function findResizedImage(
  root: string,
  { path, width, quality }: ImageSize,
  accept = '',
): Promise<ResizedImage | undefined> {
  // Next must be imported after its environment is set (request-handler.ts).
  const { ImageOptimizerCache } = await import('next/dist/server/image-optimizer.js')
  const { default: headers } = await import('next/dist/compiled/@hapi/accept/index.js')
  const preferred = headers.mediaType(accept, imageFormats)
  const mimeType = accept.includes(preferred) ? preferred : ''
  const folder = join(cacheFolder, ImageOptimizerCache.getCacheKey({ href: path, width, quality, mimeType }))
  try {
    const [name = ''] = await readdir(join(root, folder))
    const [, , etag, , extension] = name.split('.')
    const file = join(folder, name)
    const { size } = await stat(join(root, file))
    if (!etag || !extension || size === 0) return undefined
    return { file, bytes: size, etag, type: `image/${extension}`, extension }
  } catch {
    return undefined
  }
}
