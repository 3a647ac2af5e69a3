import { expect, it } from 'vitest'
import { isExternal } from './links'

const site = 'https://perigee.example'

it.each([
  ['http://other.example/perigee.example', true],
  ['https://notperigee.example', true],
  ['https://perigee.example/blog', false],
  ['https://docs.perigee.example', false],
])('%s external: %s', (href, external) => {
  expect(isExternal(href, site)).toBe(external)
})
