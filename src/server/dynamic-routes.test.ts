import { expect, test } from 'vitest'
import { createDynamicRoutes } from './dynamic-routes'

const find = createDynamicRoutes([
  { path: '/search', kind: 'page' },
  { path: '/api/comments/[id]', pattern: '^[/]?/api/comments/(?<id>[^/]+?)(?:/)?$', kind: 'route' },
])

test('a page is read; a route handler also decides about the other methods', () => {
  expect(find('/search')).toEqual({ methods: ['GET', 'HEAD', 'OPTIONS'], answersOptions: false })
  expect(find('/api/comments/7')?.methods).toContain('DELETE')
  expect(find('/api/comments/7')?.answersOptions).toBe(true)
})

test.each(['/searching', '/api/comments', '/api/comments/7/8'])('%s is none', (path) => {
  expect(find(path)).toBeUndefined()
})
