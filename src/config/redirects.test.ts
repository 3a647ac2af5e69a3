import { expect, test } from 'vitest'
import { redirects } from './redirects'
import { removed } from './removed'

test('no address is redirected twice', () => {
  const from = redirects.map((redirect) => redirect.from)
  expect(from).toEqual([...new Set(from)])
})

test('a redirect leads to its end in one step, so there is no chain and no loop', () => {
  const from = new Set(redirects.map((redirect) => redirect.from))
  for (const { to } of redirects) expect(from.has(to.split(/[?#]/)[0] ?? '')).toBe(false)
})

test('addresses are plain paths without a slash at the end', () => {
  for (const path of [...redirects.map((redirect) => redirect.from), ...removed]) {
    expect(path).toMatch(/^\/[^\s?#]*[^/\s?#]$/)
  }
})

test('a removed address is not redirected, and no redirect leads to one', () => {
  for (const path of removed) {
    expect(redirects.some((redirect) => redirect.from === path || redirect.to === path)).toBe(false)
  }
})
