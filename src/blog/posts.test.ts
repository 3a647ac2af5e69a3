import { describe, expect, it } from 'vitest'
import { laterPages, pageOf, type PostList } from './lists'
import { newestFirst, type Post } from './posts'

function post(slug: string, data: Partial<Post['data']> = {}): Post {
  const about = { title: slug, description: '', category: 'engineering', cover: './c.webp', author: 'Jo' }
  const all = { ...about, date: '2026-01-01', ...data }
  return { slug, file: `/content/blog/${slug}/index.md`, data: all, body: 'Text.', bodyLine: 1 }
}

describe('order of posts', () => {
  it('is newest first, then by slug', () => {
    const dates = { b: '2026-01-02', old: '2025-12-31', a: '2026-01-02', noon: '2026-01-02T12:00:00Z' }
    const posts = Object.entries(dates).map(([slug, date]) => post(slug, { date }))
    expect(newestFirst(posts).map(({ slug }) => slug)).toEqual(['noon', 'a', 'b', 'old'])
  })
})

describe('pages of a list', () => {
  const list = (count: number): PostList => ({
    path: '/blog',
    title: 'Blog',
    description: 'All posts.',
    posts: Array.from({ length: count }, (_, index) => post(`p${index}`)),
  })

  it.each([
    [0, []],
    [12, []],
    [13, ['2']],
    [25, ['2', '3']],
  ])('have 12 posts each: %i posts', (count, later) => {
    expect(laterPages(list(count))).toEqual(later)
  })

  it('are found by a plain number only', () => {
    expect(pageOf(list(19), '2')).toMatchObject({ page: 2, pageCount: 2, posts: { length: 7 } })
    for (const wrong of ['0', '3', '-1', '1.5', '02', 'x', ''])
      expect(pageOf(list(19), wrong)).toBeUndefined()
  })
})
