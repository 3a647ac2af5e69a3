import type { IncomingMessage } from 'node:http'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { clientAddress, isSecure, setClientHeaders } from './client'

function request(headers: Record<string, string>): IncomingMessage {
  return { headers, socket: { remoteAddress: '10.0.0.9' } } as unknown as IncomingMessage
}

const logged = vi.spyOn(console, 'log')
beforeEach(() => {
  logged.mockReset().mockReturnValue()
})
afterAll(() => logged.mockRestore())

test('an uncounted proxy is logged once', async () => {
  vi.resetModules()
  const { clientAddress: addressOf } = await import('./client')
  addressOf(request({}), 0)
  addressOf(request({ 'x-forwarded-for': '1.2.3.4' }), 1)
  expect(logged).not.toHaveBeenCalled()
  addressOf(request({ 'x-forwarded-for': '1.2.3.4' }), 0)
  addressOf(request({ 'x-forwarded-for': '1.2.3.4' }), 0)
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/"warn".*TRUST_PROXY/))
  expect(logged).not.toHaveBeenCalledWith(expect.stringContaining('1.2.3.4'))
})

test('without a trusted proxy X-Forwarded-* is ignored', () => {
  const req = request({ 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https' })
  expect(clientAddress(req, 0)).toBe('10.0.0.9')
  expect(isSecure(req, 0)).toBe(false)
})

test('each trusted proxy adds one address from the end of X-Forwarded-For', () => {
  const req = request({ 'x-forwarded-for': '6.6.6.6, 1.2.3.4, 10.0.0.8' })
  expect(clientAddress(req, 1)).toBe('10.0.0.8')
  expect(clientAddress(req, 2)).toBe('1.2.3.4')
  expect(clientAddress(req, 9)).toBe('6.6.6.6')
  expect(clientAddress(request({}), 1)).toBe('10.0.0.9')
})

test('what is no address in X-Forwarded-For is ignored', () => {
  expect(clientAddress(request({ 'x-forwarded-for': 'unknown' }), 1)).toBe('10.0.0.9')
})

test('HTTPS is known from the trusted proxy or from SITE_URL', () => {
  expect(isSecure(request({ 'x-forwarded-proto': 'https' }), 1)).toBe(true)
  expect(isSecure(request({ 'x-forwarded-proto': 'http' }), 1)).toBe(false)
  expect(isSecure(request({ host: 'site.example' }), 0, 'https://site.example')).toBe(true)
  expect(isSecure(request({ host: 'localhost:3000' }), 0, 'https://site.example')).toBe(false)
  expect(isSecure(request({ host: 'site.example' }), 0, 'not an address')).toBe(false)
})

test('routes get no headers that the client forged', () => {
  const forged = {
    'x-client-address': '6.6.6.6',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'evil.example',
  }
  const req = request({ ...forged, 'x-forwarded-proto': 'https' })
  setClientHeaders(req, false, 0)
  expect(req.headers).toEqual({
    'x-client-address': '10.0.0.9',
    'x-forwarded-for': '10.0.0.9',
    'x-forwarded-proto': 'http',
  })
})
