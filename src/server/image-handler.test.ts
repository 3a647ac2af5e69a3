import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import type { AssetManifest } from './asset-manifest'
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

/** A handler whose images stay in progress until `finish`, and what it did. */
function create() {
  const forwarded: string[] = []
  const refused: number[] = []
  const finish: (() => void)[] = []
  const send = createImageHandler(manifest, (req) => {
    forwarded.push(`${req.url}`)
    return new Promise((resolve) => finish.push(resolve))
  })
  return {
    forwarded,
    refused,
    finish,
    request: (destroyed = false) => {
      const req = { headers: {}, socket: {} } as IncomingMessage
      const res = { destroyed, writeHead: (status: number) => refused.push(status), end() {} }
      return send(req, res as unknown as ServerResponse, query)
    },
  }
}

test('resizes two images at a time', async () => {
  const { forwarded, finish, request } = create()
  for (let count = 0; count < 3; count += 1) void request()
  await expect.poll(() => forwarded).toHaveLength(2)
  finish[0]?.()
  await expect.poll(() => forwarded).toHaveLength(3)
  expect(forwarded[0]).toBe('/_next/image?url=%2Fmedia%2Fa.webp&w=640&q=75')
})

test('responds with 503 when 200 requests are queued', async () => {
  const { forwarded, refused, request } = create()
  for (let count = 0; count < 202; count += 1) void request()
  await expect.poll(() => forwarded).toHaveLength(2)
  expect(refused).toEqual([])
  void request()
  expect(refused).toEqual([503])
})

test('does not resize for a closed connection', async () => {
  const { forwarded, request } = create()
  await request(true)
  expect(forwarded).toEqual([])
})
