import { describe, expect, it } from 'vitest'
import { newSeed, puzzleOrder, shuffled } from './shuffle'

const options = [0, 1, 2, 3]
const seeds = Array.from({ length: 4000 }, (_, index) => index + 1)
const isRight = (order: number[]) => order.every((position, place) => position === place)

describe('the order of options', () => {
  it('is the same for the same attempt, and another one for another question', () => {
    expect(shuffled(options, 7, 'one')).toEqual(shuffled(options, 7, 'one'))
    const differing = seeds.filter(
      (seed) => String(shuffled(options, seed, 'one')) !== String(shuffled(options, seed, 'two')),
    )
    expect(differing.length).toBeGreaterThan(seeds.length * 0.9)
  })

  it('puts every option at every place about equally often', () => {
    for (const option of options) {
      for (const place of options) {
        const count = seeds.filter((seed) => shuffled(options, seed, 'bridge')[place] === option).length
        expect(count / seeds.length).toBeGreaterThan(0.21)
        expect(count / seeds.length).toBeLessThan(0.29)
      }
    }
  })

  it('never starts items to put in order in the right order', () => {
    for (const count of [3, 4, 5, 6]) {
      expect(puzzleOrder(count).toSorted((a, b) => a - b)).toEqual([...puzzleOrder(count).keys()])
      expect(isRight(puzzleOrder(count))).toBe(false)
    }
    expect(seeds.some((seed) => isRight(shuffled(puzzleOrder(3), seed, 'order', true)))).toBe(false)
    expect(seeds.some((seed) => isRight(shuffled([0, 1, 2], seed, 'order')))).toBe(true)
  })

  it('comes from a seed that a record can hold', () => {
    for (let round = 0; round < 100; round += 1) {
      const seed = newSeed()
      expect(seed).toBeGreaterThan(0)
      expect(seed).toBe(Math.trunc(seed) | 0)
    }
  })
})
