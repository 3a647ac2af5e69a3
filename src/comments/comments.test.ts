import { expect, test, vi } from 'vitest'
import type { CommentView } from './contract'
import { posts } from '@/content/collections'
import { timeAgo } from '@/lib/time-ago'
import { giscusSettings } from './comments'
import { threadOrder } from './parts'
import { allThreads, threadAt } from './threads'

test('the conversations of posts are found by title, of chapters by path', () => {
  const threads = allThreads(new Date())
  const blog = threads.filter(({ path }) => path.startsWith('/blog/'))
  expect(blog.length).toBeGreaterThan(10)
  const titles = posts.all().map(({ data }) => data.title)
  for (const { key } of blog) expect(titles).toContain(key)
  const chapter = threadAt('/learn/graphql-federation/shareable', new Date())
  expect(chapter?.key).toBe('/learn/graphql-federation/shareable')
  expect(new Set(threads.map(({ key }) => key)).size).toBe(threads.length)
})

test('announced chapters and other pages have no conversation', () => {
  for (const path of ['/learn/graphql-federation/enums', '/learn', '/pricing', '/blog', 'constructor'])
    expect(threadAt(path, new Date()), path).toBeUndefined()
})

test('a hosted conversation is kept apart from others by an exact match', () => {
  for (const name of ['GISCUS_REPO', 'GISCUS_REPO_ID', 'GISCUS_CATEGORY_ID']) vi.stubEnv(name, 'a/b')
  expect(giscusSettings('pathname')).toMatchObject({ repo: 'a/b', mapping: 'pathname', strict: '1' })
})

test.each([
  ['2026-03-10T12:00:00Z', 'just now'],
  ['2026-03-10T11:58:00Z', '2 minutes ago'],
  ['2026-03-10T10:59:00Z', '1 hour ago'],
  ['2026-03-09T11:00:00Z', 'yesterday'],
  ['2026-03-01T12:00:00Z', '9 days ago'],
  ['2026-01-31T12:00:00Z', 'January 31, 2026'],
  ['2026-03-10T12:05:00Z', 'just now'],
])('%s is %s', (iso, text) => expect(timeAgo(iso, Date.parse('2026-03-10T12:00:00Z'))).toBe(text))

test('the newest comment comes first, replies oldest first', () => {
  const comment = (id: string, parent: string | null = null) => ({ id, parent }) as CommentView
  const order = threadOrder([comment('a'), comment('b'), comment('c', 'a'), comment('d', 'a')])
  expect(order.map(({ comment: { id }, replies }) => [id, replies.map((reply) => reply.id)])).toEqual([
    ['b', []],
    ['a', ['c', 'd']],
  ])
})
