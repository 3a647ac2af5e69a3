import { expect, it } from 'vitest'
import { matchTyped, typeMore } from './menu-keys'

it.each([
  ['a first letter', undefined, 'S', 's'],
  ['a letter within 350 ms', { text: 's', at: 650 }, 'c', 'sc'],
  ['a letter after that', { text: 's', at: 649 }, 'c', 'c'],
  ['another key', undefined, 'Enter', undefined],
  ['a space outside a search', undefined, ' ', undefined],
  ['a space in a search', { text: 'schema', at: 900 }, ' ', 'schema '],
])('typeMore takes %s', (_, before, key, text) => {
  expect(typeMore(before, key, 1000)).toEqual(text === undefined ? null : { text, at: 1000 })
})

const labels = ['Schema Registry', 'Schema Composition', 'Subscriptions', 'Cosmo Connect']

it.each([
  [-1, 's', 0],
  [0, 's', 1],
  [2, 's', 0],
  // More letters narrow the search, and may keep the current item.
  [0, 'su', 2],
  [1, 'schema c', 1],
  [0, 'x', -1],
])('matchTyped moves from %i by %j to %i', (from, typed, to) =>
  expect(matchTyped(labels, from, typed)).toBe(to),
)
