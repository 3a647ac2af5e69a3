import { expect, it } from 'vitest'
import { isOwnPage } from './own-page'

it.each([
  ['/pricing', true],
  ['/blog/a?x=1#y', true],
  ['/apis', true],
  ['#top', false],
  ['/rss.xml', false],
  ['/media/report.pdf?v=2', false],
  ['/api/get-jobs-count', false],
  ['/forms/to/sales', false],
  ['/search?q=key', false],
  ['/searching', true],
  ['/discord', false],
  ['//elsewhere.example/', false],
  ['https://docs.perigee.example/router', false],
  ['mailto:hello@perigee.example', false],
])('%s goes through the router: %s', (href, own) => {
  expect(isOwnPage(href)).toBe(own)
})
