import type { IncomingMessage } from 'node:http'
import { expect, test, vi } from 'vitest'
import { clientAddress, isSecure, setClientHeaders } from './client'

function request(headers: Record<string, string | undefined>): IncomingMessage {
  return { headers, socket: { remoteAddress: '10.0.0.9' } } as unknown as IncomingMessage
}

test('an uncounted proxy is logged once', async () => {
  vi.resetModules()
  const logged = vi.spyOn(console, 'log').mockReturnValue()
  const { clientAddress: addressOf } = await import('./client')
  addressOf(request({}), 0)
  addressOf(request({ 'x-forwarded-for': '1.2.3.4' }), 1)
  expect(logged).not.toHaveBeenCalled()
  addressOf(request({ 'x-forwarded-for': '1.2.3.4' }), 0)
  addressOf(request({ 'x-forwarded-for': '1.2.3.4' }), 0)
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/"warn".*TRUST_PROXY/))
  expect(logged).not.toHaveBeenCalledWith(expect.stringContaining('1.2.3.4'))
})

test.each([
  ['1.2.3.4', 0, '10.0.0.9'],
  ['6.6.6.6, 1.2.3.4, 10.0.0.8', 1, '10.0.0.8'],
  ['6.6.6.6, 1.2.3.4, 10.0.0.8', 2, '1.2.3.4'],
  ['6.6.6.6, 1.2.3.4, 10.0.0.8', 9, '6.6.6.6'],
  [undefined, 1, '10.0.0.9'],
  ['unknown', 1, '10.0.0.9'],
])('of X-Forwarded-For %s, the part that %i trusted proxies added counts', (forwarded, trusted, address) => {
  expect(clientAddress(request({ 'x-forwarded-for': forwarded }), trusted)).toBe(address)
})

test.each([
  [{ 'x-forwarded-proto': 'https' }, 1, undefined, true],
  [{ 'x-forwarded-proto': 'http' }, 1, undefined, false],
  [{ 'x-forwarded-proto': 'https' }, 0, undefined, false],
  [{ host: 'site.example' }, 0, 'https://site.example', true],
  [{ host: 'localhost:3000' }, 0, 'https://site.example', false],
  [{ host: 'site.example' }, 0, 'not an address', false],
])('%o behind %i trusted proxies with the SITE_URL %s is HTTPS: %s', (headers, trusted, siteUrl, secure) => {
  expect(isSecure(request(headers), trusted, siteUrl)).toBe(secure)
})

test('routes get no headers that the client forged', () => {
  const req = request({
    'x-client-address': '6.6.6.6',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  })
  setClientHeaders(req, false, 0)
  expect(req.headers).toEqual({
    'x-client-address': '10.0.0.9',
    'x-forwarded-for': '10.0.0.9',
    'x-forwarded-proto': 'http',
  })
})
