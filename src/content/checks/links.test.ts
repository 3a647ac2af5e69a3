import path from 'node:path'
import { expect, test } from 'vitest'
import { categories } from '../collections'
import { categoryPath } from '../paths'
import { dataLinkProblems, linkProblems } from './links'

const slug = categories()[0]?.slug ?? ''

function faultsOf(href: string, paths: string[]): string[] {
  const entry = {
    slug: 'x',
    file: path.resolve('content/pages/x.md'),
    data: {},
    body: `[To it](${href})`,
    bodyLine: 1,
  }
  return linkProblems([entry], new Set(paths), () => undefined).map(({ message }) => message)
}

test.each(['/rss.xml', '/atom.xml', '/json.json', '/jobs/rss.xml', '/the-good-thing/rss.xml', '/discord'])(
  'content may link to %s, which is no page',
  (href) => expect(faultsOf(href, [])).toEqual([]),
)

test('the feed of a category is there when its page is', () => {
  const feed = `${categoryPath(slug)}/rss.xml`
  expect(faultsOf(feed, [categoryPath(slug)])).toEqual([])
  expect(faultsOf(feed, [])).toEqual([`no page at ${feed}`])
  expect(faultsOf('/blog/category/nothing/rss.xml', [])).toHaveLength(1)
})

test.each([
  ['', 'leads nowhere'],
  ['mailto:', 'is no mail address'],
  ['mailto:jo', 'is no mail address'],
  ['mailto:jo@example', 'is no mail address'],
])('a link to %j is refused', (href, message) => {
  expect(faultsOf(href, [])).toEqual([expect.stringContaining(message)])
})

test('a link to a mail address is fine', () => {
  expect(faultsOf('mailto:jo@example.com?subject=Hello', [])).toEqual([])
})

test('a link to a file whose own faults are told is not told', () => {
  const entry = {
    slug: 'x',
    file: path.resolve('content/pages/x.md'),
    data: {},
    body: '[To it](/y#z)',
    bodyLine: 1,
  }
  const isBroken = (address: string) => address === '/y'
  expect(linkProblems([entry], new Set(), () => undefined, isBroken)).toEqual([])
})

test('fields named href are held against the addresses too', () => {
  const file = path.resolve('content/forms/sales.yaml')
  const faultsIn = (href: string) =>
    dataLinkProblems(
      [{ slug: 'x', file, data: { fields: [{ link: { href } }] }, body: '', bodyLine: 1 }],
      new Set(['/pricing']),
      (address) => address === '/broken',
    ).map(({ field, message }) => `${field}: ${message}`)
  expect(faultsIn('/nowhere')).toEqual(['href: no page at /nowhere'])
  expect(faultsIn('/nowhere.pdf')).toHaveLength(1)
  for (const href of ['/pricing#plans', '/icon.svg', '/broken', 'https://other.example/'])
    expect(faultsIn(href)).toEqual([])
})
