import { describe, expect, it } from 'vitest'
import { matchArrow, matchTyped, typeMore } from './menu-keys'

describe('typeMore', () => {
  it('joins letters typed within 350 ms and restarts after that', () => {
    const first = typeMore(undefined, 'S', 1000)
    expect(first).toEqual({ text: 's', at: 1000 })
    expect(typeMore(first ?? undefined, 'c', 1350)).toEqual({ text: 'sc', at: 1350 })
    expect(typeMore(first ?? undefined, 'c', 1351)).toEqual({ text: 'c', at: 1351 })
  })

  it('ignores other keys, and a space outside a search', () => {
    expect(typeMore(undefined, 'Enter', 0)).toBeNull()
    expect(typeMore(undefined, ' ', 0)).toBeNull()
    expect(typeMore({ text: 'schema', at: 0 }, ' ', 100)).toEqual({ text: 'schema ', at: 100 })
  })
})

describe('matchTyped', () => {
  const labels = ['Schema Registry', 'Schema Composition', 'Subscriptions', 'Cosmo Connect']

  it('moves to the next match and wraps around', () => {
    expect(matchTyped(labels, -1, 's')).toBe(0)
    expect(matchTyped(labels, 0, 's')).toBe(1)
    expect(matchTyped(labels, 2, 's')).toBe(0)
  })

  it('narrows with more letters and may keep the current item', () => {
    expect(matchTyped(labels, 0, 'su')).toBe(2)
    expect(matchTyped(labels, 1, 'schema c')).toBe(1)
    expect(matchTyped(labels, 0, 'x')).toBe(-1)
  })
})

describe('matchArrow', () => {
  // Written row by row, seen as two columns: 0 2 4 | 1 3.
  const boxes = [
    { left: 0, top: 0 },
    { left: 100, top: 0 },
    { left: 0, top: 40 },
    { left: 100, top: 40 },
    { left: 0, top: 80 },
  ]

  it('moves down and up the columns, wrapping around at the ends', () => {
    expect([-1, 0, 2, 4, 1, 3].map((from) => matchArrow('ArrowDown', boxes, from))).toEqual([
      0, 2, 4, 1, 3, 0,
    ])
    expect([-1, 0, 1].map((from) => matchArrow('ArrowUp', boxes, from))).toEqual([3, 3, 4])
  })

  it('moves to the next column at about the same height', () => {
    expect(matchArrow('ArrowRight', boxes, 2)).toBe(3)
    expect(matchArrow('ArrowRight', boxes, 4)).toBe(3)
    expect(matchArrow('ArrowLeft', boxes, 3)).toBe(2)
    expect(matchArrow('ArrowLeft', boxes, 0)).toBe(0)
  })

  it('handles Home and End, and no other key', () => {
    expect(matchArrow('Home', boxes, 3)).toBe(0)
    expect(matchArrow('End', boxes, 0)).toBe(3)
    expect(matchArrow('Tab', boxes, 0)).toBeUndefined()
    expect(matchArrow('ArrowRight', boxes, -1)).toBeUndefined()
  })
})
