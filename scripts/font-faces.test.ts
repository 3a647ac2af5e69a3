import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { moreCharacters, unicodeRange } from './font-faces'

test('ranges are written as CSS wants them', () => {
  expect(unicodeRange('abcxz')).toBe('U+61-63, U+78, U+7A')
})

test('the document asks for the second file of each font exactly for the characters it holds', () => {
  const source = readFileSync('src/app/document.tsx', 'utf8')
  const ranges = [...source.matchAll(/unicode-range',\s+value:\s+'([^']+)'/g)].map(([, range]) => range)
  expect(ranges).toEqual([unicodeRange(moreCharacters), unicodeRange(moreCharacters)])
})
