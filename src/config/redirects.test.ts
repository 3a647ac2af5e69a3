import { expect, test } from 'vitest'
import { redirects } from './redirects'
import { removed } from './removed'

test('every address has one redirect or is removed, and none leads to another one', () => {
  const from = [...redirects.map((redirect) => redirect.from), ...removed]
  expect(from).toEqual([...new Set(from)])
  for (const { to } of redirects) expect(from).not.toContain(to.split(/[?#]/)[0])
})

test('addresses are plain paths without a trailing slash', () => {
  for (const path of [...redirects.map((redirect) => redirect.from), ...removed]) {
    expect(path).toMatch(/^\/[^\s?#]*[^/\s?#]$/)
  }
})
