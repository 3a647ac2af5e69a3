import { expect, test } from 'vitest'
import { readImageRequest } from './image-handler'
import type { Asset } from './asset-manifest'

function asset(type: string): Asset {
  return { file: '', type, bytes: 1, hash: 'x', cacheClass: 'immutable', encoded: {} }
}
const manifest = {
  images: { widths: [640, 16], qualities: [75, 100] },
  files: {
    '/media/a.1.webp': asset('image/webp'),
    '/brand/b.svg': asset('image/svg+xml'),
    '/feed.xml': asset('application/xml'),
  },
}

test.each([
  ['?url=%2Fmedia%2Fa.1.webp&w=640&q=75', '?url=%2Fmedia%2Fa.1.webp&w=640&q=75'],
  ['?w=16&q=100&url=/media/a.1.webp', '?w=16&q=100&url=%2Fmedia%2Fa.1.webp'],
  // The quality is 75 where none is given.
  ['?url=/media/a.1.webp&w=16', '?url=%2Fmedia%2Fa.1.webp&w=16&q=75'],
])('%s is forwarded', (query, passedOn) => {
  expect(readImageRequest(query, manifest)).toMatchObject({
    path: '/media/a.1.webp',
    width: Number(new URLSearchParams(query).get('w')),
    query: passedOn,
  })
})

test.each([
  '',
  '?url=/media/a.1.webp',
  '?url=/media/a.1.webp&w=641',
  '?url=/media/a.1.webp&w=-1',
  '?url=/media/a.1.webp&w=640&q=80',
  '?url=/media/a.1.webp&w=640&w=640',
  '?url=/media/a.1.webp&w=640&x=1',
  '?url=https://evil.example/a.png&w=640',
  '?url=/%5Cevil.example/a.png&w=640',
  '?url=/media/a.1.webp%3Fx&w=640',
  '?url=/%256dedia/a.1.webp&w=640',
  '?url=/brand/b.svg&w=640',
  '?url=/feed.xml&w=640',
])('%s is 400', (query) => {
  expect(readImageRequest(query, manifest)).toMatchObject({ status: 400 })
})

test.each([
  '?url=/media/none.webp&w=640',
  `?url=/${'a'.repeat(600)}&w=640`,
  '?url=/constructor&w=640',
  '?url=/media/../media/a.1.webp&w=640',
])('%s is 404', (query) => {
  expect(readImageRequest(query, manifest)).toMatchObject({ status: 404 })
})
