import { afterEach, expect, test, vi } from 'vitest'
import { maxFileBytes } from '@/forms/validate'
import { sendForm } from './send'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function timeoutWith(data: FormData): Promise<number> {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  vi.stubGlobal('fetch', async () => Response.json({ responseId: 'id' }))
  await sendForm('/api/forms/test', data, performance.now() - 60_000)
  return timeout.mock.calls[0]?.[0] ?? 0
}

test('a form without files has a timeout of 30 seconds', async () => {
  const data = new FormData()
  data.set('name', 'Ada')
  const timeout = await timeoutWith(data)
  expect(timeout).toBeGreaterThanOrEqual(30_000)
  expect(timeout).toBeLessThan(31_000)
})

test('the largest file has a timeout of minutes, below the server’s', async () => {
  const data = new FormData()
  data.set('cv', new File([new Uint8Array(maxFileBytes)], 'cv.pdf'))
  const timeout = await timeoutWith(data)
  expect(timeout).toBeGreaterThan(240_000)
  expect(timeout).toBeLessThan(300_000)
})
