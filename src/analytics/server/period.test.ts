import { expect, test } from 'vitest'
import { lastPeriod, placeIn } from './period'

test('days end today in UTC, and the days before have the same number', () => {
  const period = lastPeriod('day', 3, new Date('2026-11-20T23:59:59.999Z'))
  expect(period).toEqual({
    unit: 'day',
    starts: ['2026-11-18', '2026-11-19', '2026-11-20'],
    since: '2026-11-18',
    today: '2026-11-20',
    before: { since: '2026-11-15', until: '2026-11-17' },
  })
  expect(lastPeriod('day', 1, new Date('2026-11-21T00:00:00Z')).since).toBe('2026-11-21')
})

test('weeks begin on Monday, and the weeks before end on the same weekday', () => {
  const period = lastPeriod('week', 2, new Date('2026-11-22T12:00:00Z'))
  expect(period.starts).toEqual(['2026-11-09', '2026-11-16'])
  expect(lastPeriod('week', 2, new Date('2026-11-18T12:00:00Z')).before).toEqual({
    since: '2026-10-26',
    until: '2026-11-04',
  })
  expect(placeIn(period, '2026-11-15')).toEqual({ index: 0, isBefore: false })
  expect(placeIn(period, '2026-11-16')).toEqual({ index: 1, isBefore: false })
  expect(placeIn(period, '2026-11-08')).toEqual({ index: 1, isBefore: true })
})
