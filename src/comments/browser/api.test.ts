// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { fetchThread, sendComment } from './api'

afterEach(() => vi.unstubAllGlobals())

const respond = (body: string, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))

it.each(['{}', 'null', '[]', '<!doctype html><title>Proxy</title>', ''])(
  'takes the response %j for an error, not for data',
  async (body) => {
    for (const status of [200, 500]) {
      respond(body, status)
      const error = 'Our server responded with something unexpected.'
      expect(await fetchThread('/blog/a')).toEqual({ error })
      expect(await sendComment({ text: 'Words' })).toEqual({
        error: `${error} Your text is kept; please try again.`,
      })
    }
  },
)

it('passes on the errors of the server', async () => {
  const problem = { error: 'Please check the fields.', errors: { text: 'Too long.' } }
  respond(JSON.stringify(problem), 422)
  expect(await sendComment({ text: 'Words' })).toEqual(problem)
})

it('passes on a conversation', async () => {
  respond(JSON.stringify({ comments: [], total: 0, older: null, reactions: {} }))
  expect(await fetchThread('/blog/a')).toEqual({
    body: { comments: [], total: 0, older: null, reactions: {} },
  })
})
