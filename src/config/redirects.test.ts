import { expect, test } from 'vitest'
import { redirects } from './redirects'
import { removed } from './removed'

test('every address has one redirect or is removed, is a plain path, and no redirect leads to another', () => {
  const from = [...redirects.map((redirect) => redirect.from), ...removed]
  expect(from).toEqual([...new Set(from)])
  expect(from.filter((path) => !/^\/[^\s?#]*[^/\s?#]$/.test(path))).toEqual([])
  for (const { to } of redirects) expect(from).not.toContain(to.split(/[?#]/)[0])
})
