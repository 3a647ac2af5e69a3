import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { database } from '@/db/connection'
import { runBeforeExit } from '@/lib/before-exit'
import { clientAddressHeader } from '@/lib/client-address'
import type * as Handle from './handle'

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const view = { n: 'pageview', u: 'https://site.example/pricing', d: 'site.example', r: null, w: 1280, h: 0 }

let folder: string
let handle: typeof Handle

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-events-'))
  vi.stubEnv('DATABASE_PATH', join(folder, 'site.db'))
  vi.stubEnv('EVENT_RATE_LIMIT', '3')
  vi.spyOn(console, 'error').mockReturnValue()
  vi.resetModules()
  handle = await import('./handle')
})
afterEach(async () => {
  const shared = globalThis as { siteDatabase?: unknown }
  if (shared.siteDatabase) await (await database().catch(() => undefined))?.destroy()
  shared.siteDatabase = undefined
  rmSync(folder, { recursive: true, force: true })
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
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

async function rows() {
  return (await database()).selectFrom('event').selectAll().execute()
}

test('accepts an event and stores it without IP address, user agent or cookie', async () => {
  const response = await send(JSON.stringify(view), { cookie: 'a=secret' })
  expect(response.status).toBe(202)
  expect(response.headers.get('set-cookie')).toBeNull()
  await expect.poll(rows, { timeout: 5000 }).toHaveLength(1)
  const text = JSON.stringify(await rows())
  expect(text).toContain('/pricing')
  expect(text).not.toMatch(/192\.0\.2\.7|Firefox|secret/)
  expect((await rows())[0]?.created_at).toMatch(/:00\.000Z$/)
})

test('accepts events of bots without storing them', async () => {
  expect((await send(JSON.stringify(view), { 'user-agent': 'Googlebot/2.1' })).status).toBe(202)
  expect((await send(JSON.stringify(view))).status).toBe(202)
  await expect.poll(rows, { timeout: 5000 }).toHaveLength(1)
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

test('accepts events while the database is unreachable', async () => {
  vi.stubEnv('DATABASE_PATH', '/dev/null/site.db')
  expect((await send(JSON.stringify(view))).status).toBe(202)
})

test('stores buffered events before the server exits', async () => {
  await send(JSON.stringify({ ...view, u: 'https://site.example/last' }))
  expect(await rows()).toEqual([])
  await runBeforeExit()
  // Buffers of earlier tests are written as well.
  expect((await rows()).map(({ path }) => path)).toContain('/last')
})

test('rejects other methods', () => {
  const response = handle.refuseMethod()
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST')
})
