import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { moreCharacters, unicodeRange } from './font-faces'

test('writes characters as a CSS unicode-range', () => {
  expect(unicodeRange('abcxz')).toBe('U+61-63, U+78, U+7A')
})

test('the document loads the second file of each font exactly for its characters', () => {
  const source = readFileSync('src/app/document.tsx', 'utf8')
  const ranges = [...source.matchAll(/unicode-range',\s+value:\s+'([^']+)'/g)].map(([, range]) => range)
  expect(ranges).toEqual([unicodeRange(moreCharacters), unicodeRange(moreCharacters)])
})
