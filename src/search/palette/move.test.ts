import { expect, test } from 'vitest'
import { moveActive } from './move'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 0],
  ['ArrowUp', 0, 4],
  ['ArrowUp', 3, 2],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['Enter', 1, undefined],
  ['a', 1, undefined],
] as const)('%s moves from %i to %s of five', (key, from, to) => expect(moveActive(key, from, 5)).toBe(to))

test('without options, no key moves', () => expect(moveActive('ArrowDown', 0, 0)).toBeUndefined())
