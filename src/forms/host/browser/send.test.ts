import { afterEach, expect, test, vi } from 'vitest'
import { sendForm } from './send'

afterEach(() => vi.unstubAllGlobals())

function send(body: unknown, status = 200) {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  return sendForm('/api/forms/test', new FormData(), performance.now() - 60_000)
}

test.each([
  {},
  null,
  [],
  'text',
  { errors: 5 },
  { errors: {} },
  { errors: { email: {} } },
  { responseId: {} },
])('refuses the response %j in one sentence', async (body) => {
  const { kind, ...result } = await send(body)
  expect(kind).toBe('refused')
  expect(result).toEqual({ reason: expect.stringContaining('Your answers are still here') as string })
})

test('passes on what the server accepted or found invalid', async () => {
  expect(await send({ responseId: 'a' })).toEqual({ kind: 'accepted', responseId: 'a' })
  const errors = { email: 'Please enter an address.' }
  expect(await send({ error: 'Please check.', errors }, 422)).toEqual({ kind: 'invalid', errors })
})
