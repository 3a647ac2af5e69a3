import { expect, test } from 'vitest'
import { FlagError, readDate } from './operator'

test('a day and a UTC time are parsed into the format of the database', () => {
  expect(readDate('since', undefined)).toBeUndefined()
  expect(readDate('since', '2026-02-01')).toBe('2026-02-01T00:00:00.000Z')
  expect(readDate('since', '2026-02-01T09:00Z')).toBe('2026-02-01T09:00:00.000Z')
})

test.each(['yesterday', '2026-02-30', '22.11.2026', ''])('"%s" is not a date', (text) => {
  expect(() => readDate('since', text)).toThrow(FlagError)
  expect(() => readDate('since', text)).toThrow(
    `--since must be a date such as 2026-03-10 or 2026-03-10T09:00Z, not "${text}".`,
  )
})
