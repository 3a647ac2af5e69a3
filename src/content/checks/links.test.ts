import path from 'node:path'
import { expect, test } from 'vitest'
import { site } from '@/config/site'
import { categories } from '../collections'
import { categoryPath } from '../paths'
import { linkProblems } from './links'

const slug = categories()[0]?.slug ?? ''

const siteOf = (paths: string[]) => ({ paths: new Set(paths), entryAt: () => undefined })

function messagesFor(href: string, paths: string[]): string[] {
  const file = path.resolve('content/pages/x.md')
  const entry = { slug: 'x', file, data: {}, body: `[To it](${href})`, bodyLine: 1 }
  return linkProblems(entry, siteOf(paths)).map(({ message }) => message)
}

test.each(['/rss.xml', '/atom.xml', '/json.json', '/jobs/rss.xml', '/the-good-thing/rss.xml', '/discord'])(
  'content may link to %s, which is no page',
  (href) => expect(messagesFor(href, [])).toEqual([]),
)

test('the feed of a category is there when its page is', () => {
  const feed = `${categoryPath(slug)}/rss.xml`
  expect(messagesFor(feed, [categoryPath(slug)])).toEqual([])
  expect(messagesFor(feed, [])).toEqual([`no page at ${feed}`])
  expect(messagesFor('/blog/category/nothing/rss.xml', [])).toHaveLength(1)
})

test('a link to a subdomain of the vendor is fine, an absolute one to this site is not', () => {
  const { host } = new URL(site.seo.siteUrl)
  expect(messagesFor(`https://docs.${host}/router`, [])).toEqual([])
  expect(messagesFor(`https://${host}/pricing`, [])).toEqual([expect.stringContaining('is on this site')])
})

test('fields named href are compared with the addresses too', () => {
  const file = path.resolve('content/forms/sales.yaml')
  const dataMessages = (href: string) => {
    const entry = { slug: 'x', file, data: { fields: [{ link: { href } }] }, body: '', bodyLine: 1 }
    return linkProblems(entry, siteOf(['/pricing'])).map(({ field, message }) => `${field}: ${message}`)
  }
  expect(dataMessages('/nowhere')).toEqual(['href: no page at /nowhere'])
  expect(dataMessages('/nowhere.pdf')).toHaveLength(1)
  for (const href of ['/pricing#plans', '/icon.svg', 'https://other.example/'])
    expect(dataMessages(href)).toEqual([])
})
