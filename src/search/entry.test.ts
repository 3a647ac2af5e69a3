import { expect, it } from 'vitest'
import { isIndex, type Entry } from './entry'

const entry: Entry = { kind: 'page', href: '/pricing', title: 'Pricing', heading: '', text: 'Plans' }

it('accepts an index', () => {
  expect(isIndex([entry])).toBe(true)
})

it.each([
  null,
  {},
  [],
  [null],
  [{}],
  [{ ...entry, kind: 'constructor' }],
  [entry, { ...entry, title: null }],
])('refuses %j', (value) => {
  expect(isIndex(value)).toBe(false)
})
