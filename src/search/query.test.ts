import { expect, test } from 'vitest'
import { cleanQuery, maxQueryLength, resultsHref } from './query'

const fill = 'x'.repeat(maxQueryLength - 1)

test.each([
  ['  a b ', 'a b'],
  ['a\u0000b\n\tc\u0085', 'a b c'],
  ['\u0000', ''],
  ['🛰 orbit', '🛰 orbit'],
  [`${fill}🛰`, fill],
  ['\ud83d a \udef0', 'a'],
  ['x'.repeat(3000), 'x'.repeat(maxQueryLength)],
])('normalizes %j to %j', (typed, query) => expect(cleanQuery(typed)).toBe(query))

test('a query cut inside a character has a valid URL', () => {
  expect(resultsHref(`${fill}🛰`)).toBe(`/search?q=${fill}`)
  expect(resultsHref(' \u0000')).toBe('/search')
})
