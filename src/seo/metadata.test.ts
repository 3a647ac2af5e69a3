import { expect, test } from 'vitest'
import { pageMetadata } from './metadata'

const head = { path: '/p', title: 'T', description: 'D' }

test('authors are named; for Open Graph every page is a website', () => {
  const { authors, openGraph } = pageMetadata({ ...head, authors: ['Jo Doe'] })
  expect(authors).toEqual([{ name: 'Jo Doe' }])
  expect(openGraph).toMatchObject({ type: 'website', locale: 'en_US' })
  expect(pageMetadata(head).authors).toBeUndefined()
})
