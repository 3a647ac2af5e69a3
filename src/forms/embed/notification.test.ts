// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { hideDot, isDotDue } from './notification'

const now = Date.UTC(2026, 2, 28, 12)
const day = 86_400_000

beforeEach(() => localStorage.clear())

it('hides the dot of one form for some calendar days and then deletes the record', () => {
  expect(isDotDue('sales', now)).toBe(true)
  hideDot('sales', 3, now)
  hideDot('contact', 1, now)
  const until = new Date(now)
  until.setDate(until.getDate() + 3)
  expect(JSON.parse(localStorage.getItem('tfNotificationData') ?? '')).toMatchObject({
    sales: { hideUntilTime: until.getTime() },
  })
  expect(isDotDue('sales', until.getTime())).toBe(false)
  expect(isDotDue('sales', until.getTime() + 1)).toBe(true)
  expect(JSON.parse(localStorage.getItem('tfNotificationData') ?? '')).toEqual({
    contact: { hideUntilTime: expect.any(Number) as number },
  })
})

it.each(['no json', 'null', '7', '{"sales":null}', '{"sales":{"hideUntilTime":"x"}}'])(
  'shows the dot when the record is %j',
  (record) => {
    localStorage.setItem('tfNotificationData', record)
    expect(isDotDue('sales', now)).toBe(true)
    hideDot('sales', 1, now)
    expect(isDotDue('sales', now + day / 2)).toBe(false)
  },
)
