import { expect, it } from 'vitest'
import { grouped } from './grouped'

it('writes whole numbers as English does', () => {
  for (const count of [0, 7, 999, 1000, 12_500, 123_456, 1_234_567, 10_000_000_000, -4, -450, -1200]) {
    expect(grouped(count)).toBe(count.toLocaleString('en-US'))
  }
})
