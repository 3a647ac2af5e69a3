import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Brand from '@/config/brand'
import type * as Webhook from './webhook'

let webhook: typeof Webhook

beforeEach(async () => {
  vi.resetModules()
  vi.doMock('@/config/brand', async (original) => ({
    ...(await original<typeof Brand>()),
    brand: 'Two Words',
  }))
  webhook = await import('./webhook')
})
afterEach(() => {
  vi.doUnmock('@/config/brand')
  vi.unstubAllGlobals()
})

test('headers follow the slug of the product, whatever the brand is called', async () => {
  const send = vi.fn(async (_url: string, { headers }: RequestInit) => {
    expect(new Headers(headers).get('x-perigee-delivery')).toBe('id-1')
    expect(new Headers(headers).get('x-perigee-signature-256')).toBe(webhook.sign('{}', 'secret'))
    const [, time, signature] =
      /^t=(\d+),v1=(.*)$/.exec(new Headers(headers).get('x-perigee-signature') ?? '') ?? []
    expect(Math.abs(Number(time) * 1000 - Date.now())).toBeLessThan(5000)
    expect(`sha256=${signature}`).toBe(webhook.sign(`${time}.{}`, 'secret'))
    return new Response()
  })
  vi.stubGlobal('fetch', send)
  await webhook.deliver({ url: 'https://hook.example/', secret: 'secret' }, 'id-1', '{}')
  expect(send).toHaveBeenCalledOnce()
})
