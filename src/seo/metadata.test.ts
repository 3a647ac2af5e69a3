import { expect, test } from 'vitest'
import { pageMetadata } from './metadata'

const head = { path: '/p', title: 'T', description: 'D' }

test('authors of an article are named, and addressed in Open Graph', () => {
  const authors = [{ name: 'Jo Doe', url: 'https://x.example/jo' }]
  const { authors: named, openGraph } = pageMetadata({
    ...head,
    article: { published: '2026-01-02', authors },
  })
  expect(named).toEqual([{ name: 'Jo Doe' }])
  expect(openGraph).toMatchObject({ type: 'article', authors: ['https://x.example/jo'] })
  expect(pageMetadata(head).authors).toBeUndefined()
})
