import { expect, test } from 'vitest'
import { acceptedEncodings, chooseEncoding, prefersMarkdown, readRange } from './negotiate'

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['br;q=0.5, gzip;q=0.9', ['gzip', 'br']],
  ['br;q=0, *', ['gzip']],
  ['*;q=0', []],
  [';;q=x,,', []],
])('%s accepts %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
})

test('an encoding that the asset lacks is not chosen', () => {
  const gzip = { file: 'x.gz', bytes: 1 }
  expect(chooseEncoding('br, gzip', { gzip })).toBe('gzip')
  expect(chooseEncoding('br', { gzip })).toBeUndefined()
  expect(chooseEncoding(undefined, { gzip })).toBeUndefined()
})

test.each([
  ['bytes=0-9', { from: 0, to: 9 }],
  ['bytes=90-', { from: 90, to: 99 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
])('the range %s of 100 bytes', (header, range) => expect(readRange(header, 100)).toEqual(range))

test.each([
  [true, 'text/markdown'],
  [true, 'text/markdown, text/html;q=0.9'],
  [true, 'text/html;q=0.8, text/markdown;q=0.9'],
  [true, 'text/markdown, text/html, */*'],
  [true, 'text/markdown;q=0.5, */*;q=0.1'],
  [false, undefined],
  [false, '*/*'],
  [false, 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'],
  [false, 'text/html, text/markdown;q=0.9'],
  [false, 'text/markdown;q=0.3, */*;q=0.8'],
  [false, 'text/markdown;q=0'],
  [false, 'text/markdown;q=nonsense'],
])('prefers Markdown: %s for %s', (prefers, accept) => expect(prefersMarkdown(accept)).toBe(prefers))
