import { expect, it } from 'vitest'
import { tour } from './tour'

it('takes every stop of the tour from the content, each once', () => {
  const stops = tour()
  expect(stops.length).toBeGreaterThanOrEqual(12)
  expect(new Set(stops.map(({ title }) => title)).size).toBe(stops.length)
  expect(new Set(stops.map(({ href, example }) => `${href} ${example}`)).size).toBe(stops.length)
})

it('begins with one that composes and has a query', () => {
  expect(tour()[0]).toMatchObject({ expect: 'ok', query: expect.any(String) })
})
