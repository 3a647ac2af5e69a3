import { beforeEach, expect, test, vi } from 'vitest'
import { clientAddressHeader } from '@/lib/client-address'
import { counted, type DailyCount } from '@/lib/measurements'
import type * as Handle from './handle'

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const view = { n: 'pageview', u: 'https://site.example/pricing', d: 'site.example', r: null, w: 1280, h: 0 }

let handle: typeof Handle
let found: DailyCount[] = []
counted.subscribe((count) => found.push(count))

beforeEach(async () => {
  found = []
  vi.stubEnv('EVENT_RATE_LIMIT', '3')
  vi.resetModules()
  handle = await import('./handle')
})

function send(body: string, headers: Record<string, string> = {}) {
  return handle.handleEvent(
    new Request('http://site.example/api/event', {
      method: 'POST',
      body,
      headers: {
        host: 'site.example',
        'content-type': 'text/plain',
        'user-agent': person,
        [clientAddressHeader]: '192.0.2.7',
        ...headers,
      },
    }),
  )
}

test('counts an event without IP address, user agent or cookie, and none of a bot', async () => {
  const response = await send(JSON.stringify(view), { cookie: 'a=secret' })
  expect(response.status).toBe(202)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(found).toContainEqual({ kind: 'page', label: '/pricing' })
  expect(JSON.stringify(found)).not.toMatch(/192\.0\.2\.7|Firefox|secret/)
  found = []
  expect((await send(JSON.stringify(view), { 'user-agent': 'Googlebot/2.1' })).status).toBe(202)
  expect(found).toEqual([])
})

test.each([
  [400, 'nothing', {}],
  [413, JSON.stringify({ ...view, r: 'x'.repeat(9000) }), {}],
  [415, JSON.stringify(view), { 'content-type': 'application/json' }],
  [403, JSON.stringify(view), { 'sec-fetch-site': 'cross-site' }],
])('responds %i with a reason as JSON', async (status, body, headers) => {
  const response = await send(body, headers)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error: expect.any(String) as string })
})

test('limits the rate of one address without affecting others', async () => {
  const responses = await Promise.all(Array.from({ length: 4 }, () => send(JSON.stringify(view))))
  expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 429])
  expect(Number(responses[3]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await send(JSON.stringify(view), { [clientAddressHeader]: '192.0.2.8' })).status).toBe(202)
})
