// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { fetchThread, sendComment } from './api'

const respond = (body: string, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))

it.each(['{}', 'null', '[]', '<!doctype html><title>Proxy</title>', ''])(
  'takes the response %j for an error, not for data',
  async (body) => {
    for (const status of [200, 500]) {
      respond(body, status)
      const error = 'Our server responded with something unexpected.'
      const kept = `${error} Your text is kept; please try again.`
      expect(await fetchThread('/blog/a')).toEqual({ error })
      expect(await sendComment({ text: 'Words' })).toEqual({ error: kept })
    }
  },
)

const comment = { id: 'a' }
const thread = { comments: [comment], total: 1, older: null, reactions: { eyes: { count: 2, mine: true } } }

it.each([{ comments: {} }, { reactions: [] }, { total: '1' }, { older: 1 }, { comments: [null] }])(
  'refuses a conversation with %j',
  async (wrong) => {
    respond(JSON.stringify({ ...thread, ...wrong }))
    expect(await fetchThread('/blog/a')).toHaveProperty('error')
  },
)

it('passes on the errors of the server', async () => {
  const problem = { error: 'Please check the fields.', errors: { text: 'Too long.' } }
  respond(JSON.stringify(problem), 422)
  expect(await sendComment({ text: 'Words' })).toEqual(problem)
})
