import { expect, it } from 'vitest'
import { seeded } from './geometry'

it('repeats its numbers for the same seed, all within [0, 1)', () => {
  const [first, second] = [seeded('perigee'), seeded('perigee')]
  const values = Array.from({ length: 500 }, () => first())
  expect(values).toEqual(Array.from({ length: 500 }, () => second()))
  expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
})

it('starts differently for seeds that differ in their last letter', () => {
  const starts = Array.from({ length: 20 }, (_, index) => seeded(`seed-${index}`)())
  expect(Math.max(...starts) - Math.min(...starts)).toBeGreaterThan(0.5)
})
