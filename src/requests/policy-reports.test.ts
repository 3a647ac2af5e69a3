import { afterEach, expect, test, vi } from 'vitest'
import { clientAddressHeader } from '@/lib/client-address'
import { handlePolicyReports } from './policy-reports'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function send(body: unknown, headers: Record<string, string> = {}) {
  return handlePolicyReports(
    new Request('http://site.example/', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { host: 'site.example', 'content-type': 'application/reports+json', ...headers },
    }),
  )
}

const blocked = { type: 'csp-violation', url: 'https://site.example/?email=a@b.example' }

test('violations are counted by directive, and nothing else of them is logged', async () => {
  vi.useFakeTimers()
  const logged = vi.spyOn(console, 'log').mockReturnValue()
  const reports = [
    { ...blocked, body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline' } },
    { ...blocked, body: { effectiveDirective: '\u001b[31m' } },
    { type: 'deprecation', body: { id: 'x' } },
  ]
  const old = { 'csp-report': { 'violated-directive': 'script-src-elem' } }
  const responses = [await send(reports), await send(old, { 'content-type': 'application/csp-report' })]
  expect(responses.map(({ status }) => status)).toEqual([202, 202])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(logged).toHaveBeenCalledOnce()
  expect(String(logged.mock.calls[0])).toContain('"directives":{"script-src-elem":2}')
  expect(String(logged.mock.calls[0])).not.toMatch(/@|blocked|31m/)
})

test.each([
  [400, 'nonsense', {}],
  [400, '["a"]', {}],
  [413, 'x'.repeat(40_000), {}],
  [415, '[]', { 'content-type': 'text/plain' }],
  [403, '[]', { 'sec-fetch-site': 'cross-site' }],
])('responds %i with a reason', async (status, body, headers) => {
  const response = await send(body, headers)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error: expect.any(String) as string })
})

test('the rate of one address is limited', async () => {
  const from = { [clientAddressHeader]: '192.0.2.7' }
  const statuses: number[] = []
  for (let at = 0; at < 31; at += 1) statuses.push((await send([], from)).status)
  expect([statuses[29], statuses[30]]).toEqual([202, 429])
})
