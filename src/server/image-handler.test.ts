import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer'
import { afterAll, expect, test } from 'vitest'
import type { AssetManifest } from './asset-manifest'
import { createBodyCache } from './body-cache'
import { createAdmission } from '@/lib/admission'
import { createImageHandler } from './image-handler'

const query = '?url=/media/a.webp&w=640&q=75'
const asset = {
  file: '',
  type: 'image/webp',
  bytes: 1,
  hash: 'x',
  cacheClass: 'immutable' as const,
  encoded: {},
}
const manifest = {
  images: { widths: [640], qualities: [75] },
  files: { '/media/a.webp': asset },
} as unknown as AssetManifest

const root = mkdtempSync(join(tmpdir(), 'images-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A handler whose images stay in progress until `finish`, and what it did. */
function create() {
  const forwarded: string[] = []
  const statuses: number[] = []
  const finish: (() => void)[] = []
  const send = createImageHandler(
    manifest,
    createBodyCache(root),
    (req) => {
      forwarded.push(`${req.url}`)
      return new Promise((resolve) => finish.push(resolve))
    },
    createAdmission({ limit: 512, used: () => 200, delay: () => 0 }),
  )
  return {
    forwarded,
    statuses,
    finish,
    request: (destroyed = false) => {
      const req = { method: 'GET', headers: {}, socket: {} } as IncomingMessage
      const res = {
        destroyed,
        writeHead(status: number) {
          statuses.push(status)
          return res
        },
        end() {},
      }
      return send(req, res as unknown as ServerResponse, query)
    },
  }
}

test('resizes one image at a time', async () => {
  const { forwarded, finish, request } = create()
  for (let count = 0; count < 2; count += 1) void request()
  await expect.poll(() => forwarded).toHaveLength(1)
  finish[0]?.()
  await expect.poll(() => forwarded).toHaveLength(2)
  expect(forwarded[0]).toBe('/_next/image?url=%2Fmedia%2Fa.webp&w=640&q=75')
})

test('responds with 503 when one address asks for too many, except for a picture that exists', async () => {
  const { forwarded, statuses, request } = create()
  for (let count = 0; count < 130; count += 1) void request()
  await expect.poll(() => statuses).toEqual([503])
  await expect.poll(() => forwarded).toHaveLength(1)
  const size = { href: '/media/a.webp', width: 640, quality: 75, mimeType: '' as const }
  const folder = join(root, '.next/cache/images', ImageOptimizerCache.getCacheKey(size))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '60.99.tag.x.webp'), 'pixels')
  await request()
  expect(statuses).toEqual([503, 200])
  rmSync(folder, { recursive: true })
})

test('does not resize for a closed connection', async () => {
  const { forwarded, request } = create()
  await request(true)
  expect(forwarded).toEqual([])
})
