import { expect, it } from 'vitest'
import { textChange } from './text-change'

it.each([
  ['', 'abc'],
  ['abc', ''],
  ['type A', 'type B'],
  ['aaa', 'aa'],
  ['aa', 'aaaa'],
  ['one two three', 'one 2 three'],
  ['a', 'a'],
])('turns %j into %j', (before, after) => {
  const change = textChange(before, after)
  const { from, to, insert } = change ?? { from: 0, to: 0, insert: '' }
  expect(before.slice(0, from) + insert + before.slice(to)).toBe(after)
  expect(change === undefined).toBe(before === after)
})
