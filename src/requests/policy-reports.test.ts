import { expect, test, vi } from 'vitest'
import { handlePolicyReports } from './policy-reports'

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

test.each(['nonsense', '["a"]'])('%s is no report', async (body) => {
  expect((await send(body)).status).toBe(400)
})
