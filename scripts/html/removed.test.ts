import { expect, test } from 'vitest'
import { absoluteUrl } from '@/config/site'
import { namedThough } from './removed'

const removed = ['/blog/old', '/blog/older']
const address = absoluteUrl('/blog/old')

test.each([
  `<link>${address}</link>`,
  `<loc>${address}</loc>`,
  `{"url": "${address}"}`,
  `[Old](${address}.md): a page`,
  `See ${address}.`,
  `&lt;a href=&quot;${address}#part&quot;&gt;`,
])('%s names what was removed', (text) => {
  expect(namedThough(removed, text)).toEqual(['/blog/old'])
})

test.each([`${address}-news`, `${address}/next`, absoluteUrl('/blog/a'), `${address}.png`])(
  '%s is another address',
  (text) => {
    expect(namedThough(removed, text)).toEqual([])
  },
)
