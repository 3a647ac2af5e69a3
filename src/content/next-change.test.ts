import { expect, it, vi } from 'vitest'
import { nextChange } from './next-change'

const content = vi.hoisted((): Record<string, object> => ({ posts: {}, pages: {}, podcast: {}, jobs: {} }))
vi.mock('./collections', () =>
  Object.fromEntries(
    Object.keys(content).map((name) => [name, { all: () => [{ data: content[name] ?? {} }] }]),
  ),
)

const validThrough = '2026-04-30T09:00Z'
const now = new Date('2026-03-10T12:00:00Z')

it.each([
  ['the new year', {}, '2027-01-01T00:00:00.000Z'],
  ['a scheduled post', { posts: { date: '2026-05-01' } }, '2026-05-01T00:00:00.000Z'],
  ['a scheduled episode', { podcast: { date: '2026-05-02' } }, '2026-05-02T00:00:00.000Z'],
  ['no draft', { posts: { date: '2026-05-01', draft: true } }, '2027-01-01T00:00:00.000Z'],
  ['no past date', { pages: { date: '2026-03-10' } }, '2027-01-01T00:00:00.000Z'],
  ['the day after a job ends', { jobs: { date: '2026-01-01', validThrough } }, '2026-05-01T00:00:00.000Z'],
])('is %s', (_what, entries: Record<string, object>, expected) => {
  for (const name of Object.keys(content)) content[name] = entries[name] ?? {}
  expect(nextChange(now)).toBe(expected)
})
