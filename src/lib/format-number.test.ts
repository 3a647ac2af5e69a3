import { expect, it } from 'vitest'
import { formatNumber } from './format-number'

it('formats integers like the en-US locale', () => {
  for (const count of [0, 7, 999, 1000, 12_500, 123_456, 1_234_567, 10_000_000_000, -4, -450, -1200]) {
    expect(formatNumber(count)).toBe(count.toLocaleString('en-US'))
  }
})
