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
  expect(change === undefined).toBe(before === after)
  if (change) expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after)
})
