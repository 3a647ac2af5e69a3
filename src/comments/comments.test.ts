import { afterEach, describe, expect, test, vi } from 'vitest'
import type { CommentView } from './contract'
import { timeAgo } from './dates'
import { giscusSettings } from './giscus/settings'
import { threadOrder } from './parts'
import { allThreads, threadAt } from './threads'

afterEach(() => vi.unstubAllEnvs())

describe('conversations', () => {
  test('posts are mapped by title, chapters by path', () => {
    const threads = allThreads(new Date())
    const blog = threads.filter(({ path }) => path.startsWith('/blog/'))
    expect(blog.length).toBeGreaterThan(10)
    expect(blog.every(({ key, title }) => key === title)).toBe(true)
    const chapter = threadAt('/learn/graphql-federation/shareable', new Date())
    expect(chapter?.key).toBe('/learn/graphql-federation/shareable')
    expect(new Set(threads.map(({ key }) => key)).size).toBe(threads.length)
  })

  test('announced chapters and other pages have none', () => {
    for (const path of ['/learn/graphql-federation/enums', '/learn', '/pricing', '/blog', 'constructor'])
      expect(threadAt(path, new Date()), path).toBeUndefined()
  })
})

describe('giscus', () => {
  const ids = { GISCUS_REPO: 'perigee/site', GISCUS_REPO_ID: 'R_1', GISCUS_CATEGORY_ID: 'DIC_1' }
  const configure = (values: Record<string, string>) =>
    Object.entries(values).forEach(([name, value]) => vi.stubEnv(name, value))

  test('is off by default, and requires the repository and both ids', () => {
    expect(giscusSettings('title')).toBeUndefined()
    for (const missing of Object.keys(ids)) {
      configure({ ...ids, [missing]: '' })
      expect(() => giscusSettings('title')).toThrow(`${missing}: missing`)
    }
  })

  test('keeps each conversation apart, at the configured address', () => {
    configure(ids)
    expect(giscusSettings('pathname')).toMatchObject({
      host: 'https://giscus.app',
      repoid: 'R_1',
      categoryid: 'DIC_1',
      mapping: 'pathname',
      strict: '1',
    })
    vi.stubEnv('GISCUS_HOST', 'https://talk.example/')
    expect(giscusSettings('title')?.host).toBe('https://talk.example')
  })
})

test.each([
  ['2026-03-10T12:00:00Z', 'just now'],
  ['2026-03-10T11:59:30Z', 'just now'],
  ['2026-03-10T11:58:00Z', '2 minutes ago'],
  ['2026-03-10T10:59:00Z', '1 hour ago'],
  ['2026-03-09T11:00:00Z', 'yesterday'],
  ['2026-03-01T12:00:00Z', '9 days ago'],
  ['2026-01-31T12:00:00Z', 'January 31, 2026'],
  ['2026-03-10T12:05:00Z', 'just now'],
])('%s is %s', (iso, text) => expect(timeAgo(iso, Date.parse('2026-03-10T12:00:00Z'))).toBe(text))

describe('a conversation in the browser', () => {
  const comment = (id: string, more: Partial<CommentView> = {}): CommentView => ({
    id,
    parent: null,
    team: false,
    status: 'approved',
    createdAt: '2026-01-01T00:00:00Z',
    own: false,
    likes: { count: 0, mine: false },
    ...more,
  })
  const comments = [comment('a'), comment('b', { status: 'pending' }), comment('c', { parent: 'a' })]

  test('the newest comment comes first, replies oldest first', () => {
    const order = threadOrder([...comments, comment('d', { parent: 'a' })])
    expect(order.map(({ comment: { id }, replies }) => [id, replies.map((reply) => reply.id)])).toEqual([
      ['b', []],
      ['a', ['c', 'd']],
    ])
  })
})
