import { describe, expect, it } from 'vitest'
import { curve, onRing, ringArc, stars } from './geometry'

describe('rings', () => {
  it('places points clockwise from the right, flattened', () => {
    expect(onRing(100, 0)).toEqual([100, 0])
    expect(onRing(100, 90, 0.5)).toEqual([0, 50])
  })

  it('uses the large arc when it spans more than half a turn', () => {
    expect(ringArc(10, 0, 90)).toBe('M10 0A10 10 0 0 1 0 10')
    expect(ringArc(10, 0, 270)).toContain('A10 10 0 1 1')
    expect(ringArc(10, 300, 30)).toContain('A10 10 0 0 1')
  })

  it('bends a curve to the left, and not at all for 0', () => {
    expect(curve([0, 0], [10, 0], 0)).toBe('M0 0Q5 0 10 0')
    expect(curve([0, 0], [10, 0], 0.5)).toBe('M0 0Q5 -5 10 0')
  })
})

describe('stars', () => {
  it('stay inside their box', () => {
    const sky = stars('box', 200, 300, 100)
    const points = sky.flatMap(({ d }) => [...d.matchAll(/M(\S+) (\S+)h0/g)])
    expect(points).toHaveLength(200)
    expect(points.every(([, x, y]) => Number(x) <= 300 && Number(y) <= 100)).toBe(true)
  })
})
