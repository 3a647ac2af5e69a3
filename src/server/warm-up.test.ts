import { expect, test, vi } from 'vitest'
import { warmUp } from './warm-up'

test('requests every dynamic page and handler with a fixed address once', async () => {
  const requests: string[] = []
  await warmUp(
    (req, res) => {
      requests.push(`${req.method} ${req.url?.split('?')[0]}`)
      res.end()
    },
    [
      { path: '/search', kind: 'page' },
      { path: '/forms/[id]', pattern: '^/forms/([^/]+)$', kind: 'page' },
      { path: '/api/event', kind: 'route' },
      { path: '/graphql', kind: 'route' },
      { path: '/desk/[[...path]]', pattern: '^/desk(?:/(.+?))?$', kind: 'route' },
    ],
  )
  expect(requests).toEqual(['GET /search', 'OPTIONS /api/event', 'GET /graphql', 'OPTIONS /desk'])
})

test('a failure is logged, and does not keep the process from becoming ready', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await warmUp((req) => req.socket.destroy(), [{ path: '/search', kind: 'page' }])
  expect(log).toHaveBeenCalledWith(expect.stringContaining('warm-up failed'))
})
