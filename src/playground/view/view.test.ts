import { expect, it } from 'vitest'
import { pathText } from './answer-view'
import { waitsText } from './fetch-view'
import { placeText } from './problem-marks'

it('says what a fetch waits for, and why', () => {
  expect(waitsText({ waitsFor: [1, 3], brought: [['id'], ['cleared', 'weight']] })).toBe(
    ' It waits for fetches 1, which brings id, and 3, which brings cleared and weight.',
  )
})

it('writes places and paths as people read them', () => {
  const subgraphs = [{ name: 'a', sdl: 'type Query {\n  b: Int\n}' }]
  expect(placeText({ subgraph: 'a', range: { from: 15, to: 16 } }, subgraphs)).toBe('a, line 2')
  expect(placeText({ subgraph: 'a' }, subgraphs)).toBe('a')
  expect(pathText(['products', 0, 'price'])).toBe('products[0].price')
})
