import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit'

test('above the limit an address waits until the window ends', () => {
  let now = 0
  const consume = createRateLimit(2, 60_000, () => now)
  expect([consume('1.2.3.4'), consume('1.2.3.4')]).toEqual([undefined, undefined])
  now = 20_000
  expect(consume('1.2.3.4')).toBe(40)
  expect(consume('1.2.3.5')).toBeUndefined()
  now = 60_000
  expect(consume('1.2.3.4')).toBeUndefined()
})

test('an IPv6 /48 network has 16 times the limit, and the addresses of a /64, which count as one, cannot use it up', () => {
  const consume = createRateLimit(2, 1000, () => 0)
  for (let at = 1; at < 100; at += 1) consume(`2001:db8:1:ffff::${at}`)
  const first = Array.from({ length: 15 }, (_, at) => consume(`2001:db8:1:${at.toString(16)}::1`))
  expect(first).toEqual(first.map(() => undefined))
  const next = Array.from({ length: 16 }, (_, at) => consume(`2001:db8:1:${(100 + at).toString(16)}::1`))
  expect(next.filter((wait) => wait === undefined)).toHaveLength(15)
  expect(consume('2001:db8:2::1')).toBeUndefined()
})

test('drops the oldest addresses, so memory stays bounded', () => {
  const consume = createRateLimit(1, 1000, () => 0)
  for (let at = 0; at < 60_000; at += 1) consume(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`)
  expect(consume('10.0.0.0')).toBeUndefined()
  expect(consume(`10.0.${(59_999 >> 8) & 255}.${59_999 & 255}`)).toBe(1)
})
