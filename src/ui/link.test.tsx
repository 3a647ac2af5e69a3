import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SmartLink } from './link'

it.each([
  ['https://graphql.org/', {}, { tab: true, mark: true }],
  ['https://graphql.org/', { plain: true }, { tab: true, mark: false }],
  ['http://other.example/perigee.example', {}, { tab: true, mark: true }],
  ['https://notperigee.example', {}, { tab: true, mark: true }],
  ['https://perigee.example/blog', {}, { tab: true, mark: false }],
  ['https://docs.perigee.example/router', {}, { tab: true, mark: false }],
  ['mailto:hello@perigee.example', {}, { tab: true, mark: false }],
  ['/pricing', {}, { tab: false, mark: false }],
  ['#top', {}, { tab: false, mark: false }],
])('a link to %s with %o opens and announces a new tab, and is marked: %o', (href, props, { tab, mark }) => {
  const html = renderToStaticMarkup(
    <SmartLink href={href} {...props}>
      To it
    </SmartLink>,
  )
  expect(html.includes('target="_blank" rel="noopener noreferrer"')).toBe(tab)
  expect(html.includes('(opens in a new tab)')).toBe(tab)
  expect(html.includes('<svg')).toBe(mark)
})
