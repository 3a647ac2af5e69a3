import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit'

test('an address may send so many times, then has to wait for the rest of the window', () => {
  let now = 0
  const take = createRateLimit(2, 60_000, () => now)
  expect([take('1.2.3.4'), take('1.2.3.4')]).toEqual([undefined, undefined])
  now = 20_000
  expect(take('1.2.3.4')).toBe(40)
  expect(take('1.2.3.5')).toBeUndefined()
  now = 60_000
  expect(take('1.2.3.4')).toBeUndefined()
})

test('a network of IPv6 counts as one, an address written as IPv6 as what it is', () => {
  const take = createRateLimit(1, 1000, () => 0)
  expect(take('2001:db8:1:2::1')).toBeUndefined()
  expect(take('2001:db8:1:2:3:4:5:6')).toBe(1)
  expect(take('2001:db8:1:3::1')).toBeUndefined()
  expect(take('::ffff:1.2.3.4')).toBeUndefined()
  expect(take('::ffff:1.2.3.5')).toBeUndefined()
  expect(take('1.2.3.4')).toBe(1)
})

test('memory stays bounded', () => {
  const take = createRateLimit(1, 1000, () => 0)
  for (let at = 0; at < 60_000; at += 1) take(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`)
  expect(take('10.0.0.0')).toBeUndefined()
  expect(take(`10.0.${(59_999 >> 8) & 255}.${59_999 & 255}`)).toBe(1)
})
