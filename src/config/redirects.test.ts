import { expect, test } from 'vitest'
import { redirects } from './redirects'
import { removed } from './removed'

test('every address has one redirect', () => {
  const from = redirects.map((redirect) => redirect.from)
  expect(from).toEqual([...new Set(from)])
})

test('no redirect leads to another one', () => {
  const from = new Set(redirects.map((redirect) => redirect.from))
  for (const { to } of redirects) expect(from.has(to.split(/[?#]/)[0] ?? '')).toBe(false)
})

test('addresses are plain paths without a trailing slash', () => {
  for (const path of [...redirects.map((redirect) => redirect.from), ...removed]) {
    expect(path).toMatch(/^\/[^\s?#]*[^/\s?#]$/)
  }
})

test('removed addresses take no part in redirects', () => {
  for (const path of removed) {
    expect(redirects.some((redirect) => redirect.from === path || redirect.to === path)).toBe(false)
  }
})
