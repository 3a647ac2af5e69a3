import { expect, it } from 'vitest'
import { readingMinutes } from './text'

it('counts 220 words a minute, code at half weight, never less than one minute', () => {
  expect(readingMinutes('word '.repeat(1100))).toBe(5)
  expect(readingMinutes('word '.repeat(1100), 'code '.repeat(440))).toBe(6)
  expect(readingMinutes('short')).toBe(1)
})
