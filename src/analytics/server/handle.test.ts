import { beforeEach, expect, test, vi } from 'vitest'
import { clientAddressHeader } from '@/lib/client-address'
import { counted, type DailyCount } from '@/lib/measurements'
import type * as Handle from './handle'

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const visit = {
  n: 'pageview',
  u: 'https://site.example/pricing?utm_source=news&email=a%40b.example#plans',
  d: 'site.example',
  r: 'https://search.example/?q=secret',
  w: 390,
  h: 0,
}
const withChanges = (changes: object) => JSON.stringify({ ...visit, ...changes })

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
  const response = await send(JSON.stringify(visit), { cookie: 'a=secret' })
  expect(response.status).toBe(202)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(found).toContainEqual({ kind: 'page', label: '/pricing' })
  expect(JSON.stringify(found)).not.toMatch(/192\.0\.2\.7|Firefox|secret/)
  found = []
  expect((await send(JSON.stringify(visit), { 'user-agent': 'Googlebot/2.1' })).status).toBe(202)
  expect(found).toEqual([])
})

test.each([
  [400, 'nothing', {}],
  [413, withChanges({ r: 'x'.repeat(9000) }), {}],
  [403, JSON.stringify(visit), { 'sec-fetch-site': 'cross-site' }],
])('responds %i with a reason as JSON', async (status, body, headers) => {
  const response = await send(body, headers)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error: expect.any(String) as string })
})

test('limits the rate of one address without affecting others', async () => {
  const responses = await Promise.all(Array.from({ length: 4 }, () => send(JSON.stringify(visit))))
  expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 429])
  expect(Number(responses[3]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await send(JSON.stringify(visit), { [clientAddressHeader]: '192.0.2.8' })).status).toBe(202)
})

const hosts = ['site.example']
const read = (changes: object = {}) => handle.readEvent(withChanges(changes), hosts)

test('a page view counts its path, campaign, referring site and device, and nothing else of them', () => {
  expect(read()).toEqual([
    { kind: 'event', label: 'pageview' },
    { kind: 'page', label: '/pricing' },
    { kind: 'referrer', label: 'search.example' },
    { kind: 'campaign', label: 'source news' },
    { kind: 'width', label: 'phone' },
  ])
  for (const r of ['https://site.example/', null])
    expect(read({ r })).not.toContainEqual(expect.objectContaining({ kind: 'referrer' }))
})

test('a link that leaves the site counts its address; an empty search counts its text alone', () => {
  expect(read({ n: 'Outbound Link: Click', p: '{"url":"https://graphql.org"}' })).toEqual([
    { kind: 'event', label: 'Outbound Link: Click' },
    { kind: 'outbound', label: 'https://graphql.org' },
  ])
  expect(read({ n: 'Search: No Result', p: '{"query":"ABC"}' })).toEqual([{ kind: 'search', label: 'abc' }])
})

test.each([
  ['no JSON', 'n=pageview'],
  ['no object', '[]'],
  ['an unknown name', withChanges({ n: 'Anything' })],
  ['a further field', withChanges({ ip: '1.2.3.4' })],
  ['a missing field', withChanges({ w: undefined })],
  ['another site', withChanges({ u: 'https://other.example/' })],
  ['no web URL', withChanges({ u: 'javascript:alert(1)' })],
  ['properties that are no text', withChanges({ p: { a: 1 } })],
  ['nested properties', withChanges({ p: '{"a":{"b":1}}' })],
  ['an incomplete escape', '{"n":"pageview\\ud8'],
])('rejects %s with a reason', (_, text) => {
  expect(handle.readEvent(text, hosts)).toEqual({ error: expect.any(String) as string })
})
