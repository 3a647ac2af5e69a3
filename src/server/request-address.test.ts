import { expect, test } from 'vitest'
import { isHost, readAddress } from './request-address'

test.each([
  ['/', '/', ''],
  ['/blog/a-post?x=1', '/blog/a-post', '?x=1'],
  ['/blog/', '/blog/', ''],
  ['/%61bout', '/about', ''],
  ['/post/%C3%BCber', '/post/über', ''],
  ['/.well-known/security.txt', '/.well-known/security.txt', ''],
  ['/a?q=%', '/a', '?q=%'],
  ['http://site.example/about?x', '/about', '?x'],
  ['https://site.example', '/', ''],
])('the address %s is %s', (url, path, query) => {
  expect(readAddress(url)).toMatchObject({ path, query })
})

test.each([
  '/%',
  '/%E0%A4%A',
  '/%ff',
  '/%00',
  '/a%0d%0aset-cookie:x',
  '/a\\b',
  '/%5c%5cevil.example',
  '//evil.example',
  '/a//b',
  '/a/../b',
  '/a/./b',
  '/%2e%2e/etc/passwd',
  '/..%2fetc',
  '/..',
  '',
  'about',
  '*',
])('the address %j is refused', (url) => {
  expect(readAddress(url)).toMatchObject({ status: 400 })
})

test('an address that is too long is 414', () => {
  expect(readAddress(`/${'a'.repeat(5000)}`)).toMatchObject({ status: 414 })
})

test.each([
  ['localhost:3000', true],
  ['[::1]:3000', true],
  ['perigee.example', true],
  [undefined, true],
  ['a b', false],
  ['evil.example/path', false],
  ['[', false],
  ['', false],
])('host %j: %s', (host, good) => {
  expect(isHost(host)).toBe(good)
})
