import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer'
import { expect, test } from 'vitest'
import type { AssetManifest } from './asset-manifest'
import { createBodyCache } from './cached-response'
import { createAdmission } from '@/lib/admission'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { createImageHandler, readImageRequest } from './image-handler'

const asset = {
  file: 'a.webp',
  type: 'image/webp',
  bytes: 8,
  hash: 'x',
  cacheClass: 'immutable' as const,
  encoded: {},
}
const pictures = {
  images: { widths: [640, 16], qualities: [75, 100] },
  files: {
    '/media/a.1.webp': asset,
    '/brand/b.svg': { ...asset, type: 'image/svg+xml' },
    '/feed.xml': { ...asset, type: 'application/xml' },
  },
}

const root = temporaryFolder()
writeFileSync(join(root, 'a.webp'), 'original')

/** A handler whose images stay in progress until `finish`, and what it did. */
function create(waitMs?: number) {
  const forwarded: string[] = []
  const sent: string[] = []
  const finish: (() => void)[] = []
  const send = createImageHandler(
    pictures as unknown as AssetManifest,
    createBodyCache(root),
    (req) => {
      forwarded.push(`${req.url}`)
      return new Promise((resolve) => finish.push(resolve))
    },
    createAdmission({ limit: 512, used: () => 200, delay: () => 0 }),
    waitMs,
  )
  return {
    forwarded,
    sent,
    finish,
    request: (destroyed = false) => {
      const req = { method: 'GET', headers: {}, socket: {} } as IncomingMessage
      const res = {
        destroyed,
        writeHead(status: number, headers: Record<string, string>) {
          sent.push(`${status} ${headers['cache-control']}`)
          return res
        },
        end: (body: Buffer) => sent.push(String(body)),
      }
      return send(req, res as unknown as ServerResponse, '?url=/media/a.1.webp&w=640&q=75')
    },
  }
}

test('resizes one image at a time', async () => {
  const { forwarded, finish, request } = create()
  for (let count = 0; count < 2; count += 1) void request()
  await expect.poll(() => forwarded).toHaveLength(1)
  finish[0]?.()
  await expect.poll(() => forwarded).toHaveLength(2)
  expect(forwarded[0]).toBe('/_next/image?url=%2Fmedia%2Fa.1.webp&w=640&q=75')
})

const original = ['200 public, max-age=0, must-revalidate', 'original']

test('sends the original when one address asks for too many, except for a picture that exists', async () => {
  const { forwarded, sent, request } = create()
  for (let count = 0; count < 130; count += 1) void request()
  await expect.poll(() => sent).toEqual(original)
  await expect.poll(() => forwarded).toHaveLength(1)
  const size = { href: '/media/a.1.webp', width: 640, quality: 75, mimeType: '' as const }
  const folder = join(root, '.next/cache/images', ImageOptimizerCache.getCacheKey(size))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '60.99.tag.x.webp'), 'pixels')
  await request()
  expect(sent).toEqual([...original, '200 public, max-age=31536000, immutable', 'pixels'])
  rmSync(folder, { recursive: true })
})

test('sends the original to who has waited, and does not resize for them', async () => {
  const { forwarded, sent, finish, request } = create(50)
  void request()
  const second = request()
  await expect.poll(() => sent).toEqual(original)
  finish[0]?.()
  await second
  expect([forwarded.length, sent]).toEqual([1, original])
})

test('does not resize for a closed connection', async () => {
  const { forwarded, request } = create()
  await request(true)
  expect(forwarded).toEqual([])
})

test.each([
  ['?url=%2Fmedia%2Fa.1.webp&w=640&q=75', '?url=%2Fmedia%2Fa.1.webp&w=640&q=75'],
  ['?w=16&q=100&url=/media/a.1.webp', '?w=16&q=100&url=%2Fmedia%2Fa.1.webp'],
  // The quality is 75 where none is given.
  ['?url=/media/a.1.webp&w=16', '?url=%2Fmedia%2Fa.1.webp&w=16&q=75'],
])('%s is forwarded', (query, passedOn) => {
  expect(readImageRequest(query, pictures)).toMatchObject({
    path: '/media/a.1.webp',
    width: Number(new URLSearchParams(query).get('w')),
    query: passedOn,
  })
})

test.each([
  [400, ''],
  [400, '?url=/media/a.1.webp'],
  [400, '?url=/media/a.1.webp&w=641'],
  [400, '?url=/media/a.1.webp&w=-1'],
  [400, '?url=/media/a.1.webp&w=640&q=80'],
  [400, '?url=/media/a.1.webp&w=640&w=640'],
  [400, '?url=/media/a.1.webp&w=640&x=1'],
  [400, '?url=https://evil.example/a.png&w=640'],
  [400, '?url=/%5Cevil.example/a.png&w=640'],
  [400, '?url=/media/a.1.webp%3Fx&w=640'],
  [400, '?url=/%256dedia/a.1.webp&w=640'],
  [400, '?url=/brand/b.svg&w=640'],
  [400, '?url=/feed.xml&w=640'],
  [404, '?url=/media/none.webp&w=640'],
  [404, `?url=/${'a'.repeat(600)}&w=640`],
  [404, '?url=/constructor&w=640'],
  [404, '?url=/media/../media/a.1.webp&w=640'],
])('%i for the picture %s', (status, query) => {
  expect(readImageRequest(query, pictures)).toMatchObject({ status })
})
