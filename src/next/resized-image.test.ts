import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { imageConfigDefault } from 'next/dist/shared/lib/image-config'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { imageFormats } from './paths'
import { findResizedImage } from './resized-image'

const root = temporaryFolder()

const size = { path: '/media/a.1.webp', width: 640, quality: 75 }

/** Stores a picture as Next's own optimizer does for a request with this Accept header. */
async function make(accept: string, extension: string): Promise<void> {
  const { ImageOptimizerCache } = await import('next/dist/server/image-optimizer')
  type Config = Parameters<typeof ImageOptimizerCache.validateParams>[2]
  const nextConfig = {
    basePath: '',
    images: { ...imageConfigDefault, formats: imageFormats, qualities: [75] },
    experimental: { isrFlushToDisk: true },
  } as unknown as Config
  const query = { url: size.path, w: String(size.width), q: String(size.quality) }
  const req = { headers: { accept } } as IncomingMessage
  const parameters = ImageOptimizerCache.validateParams(req, query, nextConfig, false)
  if ('errorMessage' in parameters) throw new Error(parameters.errorMessage)
  const cache = new ImageOptimizerCache({ distDir: join(root, '.next'), nextConfig })
  const image = {
    kind: 'IMAGE',
    buffer: Buffer.from('pixels'),
    etag: `made-${extension}`,
    upstreamEtag: 'x',
    extension,
  }
  type Image = Parameters<typeof cache.set>[1]
  await cache.set(ImageOptimizerCache.getCacheKey(parameters), image as Image, {
    cacheControl: { revalidate: 60, expire: undefined },
  })
}

test.each([
  ['image/avif,image/webp,*/*', 'avif'],
  ['image/webp,*/*;q=0.8', 'webp'],
  ['image/png', 'png'],
])('a picture that Next has made for %s is found, and no other', async (accept, extension) => {
  expect(await findResizedImage(root, size, accept)).toBeUndefined()
  await make(accept, extension)
  expect(await findResizedImage(root, size, accept)).toMatchObject({
    etag: `made-${extension}`,
    type: `image/${extension}`,
    bytes: 6,
  })
  expect(await findResizedImage(root, { ...size, width: 1080 }, accept)).toBeUndefined()
})
