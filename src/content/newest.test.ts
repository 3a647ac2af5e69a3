import { expect, test } from 'vitest'
import { newest } from './newest'
import { siteUrls } from './urls'

test('the newest of several is the one changed last', () => {
  expect(newest([])).toBeUndefined()
  expect(newest([{ date: '2026-01-02' }, { date: '2025-01-01', dateModified: '2026-03-04' }])).toBe(
    '2026-03-04',
  )
})

test('lists change with their newest member, and pages without a known date have none', () => {
  const urls = siteUrls(new Date('2026-11-20'))
  const dateOf = (path: string) => urls.find((url) => url.path === path)?.lastModified
  const below = (prefix: string) =>
    urls.flatMap(({ path, indexed, lastModified }) =>
      indexed && lastModified && path.startsWith(prefix) ? [lastModified] : [],
    )
  for (const [list, members] of [
    ['/blog', '/blog/'],
    ['/jobs', '/jobs/'],
    ['/learn', '/learn/'],
    ['/learn/graphql-federation', '/learn/graphql-federation/'],
  ] as const)
    expect(dateOf(list)).toBe(below(members).toSorted().at(-1))
  expect(dateOf('/the-good-thing')).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(dateOf('/pricing')).toBeUndefined()
})
