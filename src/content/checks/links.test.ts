import path from 'node:path'
import { expect, test } from 'vitest'
import { categories } from '../collections'
import { categoryPath } from '../paths'
import { linkProblems } from './links'

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
