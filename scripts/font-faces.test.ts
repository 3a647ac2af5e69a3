import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { moreCharacters, unicodeRange } from './font-faces'

test('the site loads the second file of each font exactly for its characters', () => {
  const source = readFileSync('src/app/fonts/more.css', 'utf8').replaceAll(/\s+/g, ' ')
  const ranges = [...source.matchAll(/unicode-range: ([^;]+);/g)].map(([, range]) => range)
  expect(ranges).toEqual([unicodeRange(moreCharacters), unicodeRange(moreCharacters)])
})
