import { expect, test } from 'vitest'
import { createRedirects } from './redirects'

const find = createRedirects([
  { from: '/old', to: '/new', permanent: true },
  { from: '/chat', to: 'https://chat.example/invite?from=site#join', permanent: false },
])

test.each([
  ['/old', '', 308, '/new'],
  ['/old/', '?a=1', 308, '/new?a=1'],
  ['/chat', '?a=1', 307, 'https://chat.example/invite?from=site&a=1#join'],
  ['/page/', '', 308, '/page'],
  ['/page/', '?a=1', 308, '/page?a=1'],
  ['/über/', '', 308, '/%C3%BCber'],
  ['/a?b#c/', '', 308, '/a%3Fb%23c'],
])('%s%s: %s to %s', (path, query, status, location) => {
  expect(find(path, query)).toEqual({ status, location })
})

test.each(['/', '/new', '/older'])('%s is not redirected', (path) => {
  expect(find(path, '')).toBeUndefined()
})
