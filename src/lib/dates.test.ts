import { expect, it } from 'vitest'
import { formatDate, isIsoDate } from './dates'

it('formats the same day in every time zone', () => {
  expect(formatDate('2026-03-10')).toBe('March 10, 2026')
  expect(formatDate('2026-12-31T23:30:00Z')).toBe('December 31, 2026')
})

it.each(['2026-02-30', '10.03.2026', '2026-3-1', '', 'soon'])('%j is no date', (text) => {
  expect(isIsoDate(text)).toBe(false)
  expect(() => formatDate(text)).toThrow(RangeError)
})
