import { expect, it } from 'vitest'
import { burstsAt, duration, interval } from './bursts'

it('bursts every 250 ms for 2,000 ms, from 50 particles down to none', () => {
  expect([duration, interval]).toEqual([2000, 250])
  const times = Array.from({ length: 9 }, (_, index) => index * interval)
  const totals = times.map((time) => burstsAt(time).reduce((sum, burst) => sum + burst.particleCount, 0))
  expect(totals).toEqual([50, 42, 36, 30, 24, 18, 12, 6, 0])
})

it('bursts only at the sides of the window', () => {
  expect(burstsAt(0, () => 0).map(({ origin }) => origin)).toEqual([
    { x: 0.1, y: -0.2 },
    { x: 0.7, y: -0.2 },
  ])
  expect(burstsAt(0, () => 1).map(({ origin }) => origin.x)).toEqual([0.1 + 0.2, 0.7 + 0.2])
})
