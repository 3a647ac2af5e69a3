import { expect, it } from 'vitest'
import { matchArrow, matchTyped, typeMore } from './menu-keys'

it('typeMore joins letters typed within 350 ms and restarts after that', () => {
  const first = typeMore(undefined, 'S', 1000)
  expect(first).toEqual({ text: 's', at: 1000 })
  expect(typeMore(first ?? undefined, 'c', 1350)).toEqual({ text: 'sc', at: 1350 })
  expect(typeMore(first ?? undefined, 'c', 1351)).toEqual({ text: 'c', at: 1351 })
})

it('typeMore ignores other keys, and a space outside a search', () => {
  expect(typeMore(undefined, 'Enter', 0)).toBeNull()
  expect(typeMore(undefined, ' ', 0)).toBeNull()
  expect(typeMore({ text: 'schema', at: 0 }, ' ', 100)).toEqual({ text: 'schema ', at: 100 })
})

const labels = ['Schema Registry', 'Schema Composition', 'Subscriptions', 'Cosmo Connect']

it('matchTyped moves to the next match and wraps around', () => {
  expect(matchTyped(labels, -1, 's')).toBe(0)
  expect(matchTyped(labels, 0, 's')).toBe(1)
  expect(matchTyped(labels, 2, 's')).toBe(0)
})

it('matchTyped narrows with more letters and may keep the current item', () => {
  expect(matchTyped(labels, 0, 'su')).toBe(2)
  expect(matchTyped(labels, 1, 'schema c')).toBe(1)
  expect(matchTyped(labels, 0, 'x')).toBe(-1)
})

it('arrows go around the ends, other keys go nowhere', () => {
  expect([-1, 0, 4].map((from) => matchArrow('ArrowDown', 5, from))).toEqual([0, 1, 0])
  expect([-1, 0, 4].map((from) => matchArrow('ArrowUp', 5, from))).toEqual([4, 4, 3])
  expect(['Home', 'End', 'Tab'].map((key) => matchArrow(key, 5, 3))).toEqual([0, 4, undefined])
})
