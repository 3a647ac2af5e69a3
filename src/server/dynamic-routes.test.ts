import { expect, test } from 'vitest'
import { createDynamicRoutes } from './dynamic-routes'

const find = createDynamicRoutes([
  { path: '/search', kind: 'page' },
  { path: '/api/comments/[id]', pattern: '^[/]?/api/comments/(?<id>[^/]+?)(?:/)?$', kind: 'route' },
])

test('pages support reading only; route handlers get every method', () => {
  expect(find('/search')).toEqual({ methods: ['GET', 'HEAD', 'OPTIONS'], handlesOptions: false })
  expect(find('/api/comments/7')?.methods).toContain('DELETE')
  expect(find('/api/comments/7')?.handlesOptions).toBe(true)
})

test.each(['/searching', '/api/comments', '/api/comments/7/8'])('%s is not a dynamic route', (path) => {
  expect(find(path)).toBeUndefined()
})
