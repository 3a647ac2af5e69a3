import { expect, it } from 'vitest'
import { isExternal } from './links'

const site = 'https://perigee.example'

it.each([
  ['https://graphql.org', true],
  ['http://other.example/perigee.example', true],
  ['https://notperigee.example', true],
  ['https://perigee.example/blog', false],
  ['https://docs.perigee.example', false],
  ['/pricing', false],
  ['#top', false],
  ['mailto:hello@perigee.example', false],
])('%s external: %s', (href, external) => {
  expect(isExternal(href, site)).toBe(external)
})
