import { expect, test, vi } from 'vitest'
import { maxFileBytes } from '@/forms/validate'
import { sendForm } from './send'

function send(body: unknown, status = 200, data = new FormData()) {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  return sendForm('/api/forms/test', data, performance.now() - 60_000, vi.fn())
}

async function timeoutWith(data: FormData): Promise<number> {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await send({ responseId: 'id' }, 200, data)
  return timeout.mock.lastCall?.[0] ?? 0
}

test('a form has 30 seconds, and with the largest file minutes, less than the server gives', async () => {
  const data = new FormData()
  data.set('name', 'Ada')
  expect(await timeoutWith(data)).toBeLessThan(31_000)
  data.set('cv', new File([new Uint8Array(maxFileBytes)], 'cv.pdf'))
  const timeout = await timeoutWith(data)
  expect(timeout).toBeGreaterThan(240_000)
  expect(timeout).toBeLessThan(300_000)
})

const unexpected = [{}, null, [], 'text', { errors: 5 }, { errors: {} }, { errors: { email: {} } }]
test.each([...unexpected, { responseId: {} }])('refuses the response %j in one sentence', async (body) => {
  const reason = expect.stringContaining('Your answers are still here') as string
  expect(await send(body)).toEqual({ kind: 'refused', reason })
})

test('passes on what the server accepted or found invalid', async () => {
  expect(await send({ responseId: 'a' })).toEqual({ kind: 'accepted', responseId: 'a' })
  const errors = { email: 'Please enter an address.' }
  expect(await send({ error: 'Please check.', errors }, 422)).toEqual({ kind: 'invalid', errors })
})

test('retries what failed, and then passes on what the server said', async () => {
  vi.useFakeTimers()
  const result = send({ error: 'We cannot save this right now.' }, 503)
  await vi.runAllTimersAsync()
  expect(await result).toEqual({ kind: 'failed', reason: 'We cannot save this right now.' })
})
