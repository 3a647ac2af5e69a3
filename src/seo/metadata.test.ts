import { expect, test } from 'vitest'
import { pageMetadata } from './metadata'

const head = { path: '/p', title: 'T', description: 'D' }

test('a page without an address has no canonical link, and everything else', () => {
  const { alternates, openGraph, description } = pageMetadata({ ...head, canonical: null, noindex: true })
  expect(alternates?.canonical).toBeNull()
  expect(Object.keys(alternates?.types ?? {})).toHaveLength(3)
  expect(openGraph).toMatchObject({ title: 'T', description: 'D', url: null })
  expect(description).toBe('D')
})

test('authors are named; for Open Graph every page is a website', () => {
  const { authors, openGraph } = pageMetadata({ ...head, authors: ['Jo Doe'] })
  expect(authors).toEqual([{ name: 'Jo Doe' }])
  expect(openGraph).toMatchObject({ type: 'website', locale: 'en_US' })
  expect(pageMetadata(head).authors).toBeUndefined()
})
