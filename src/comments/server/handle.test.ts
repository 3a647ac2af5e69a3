import { beforeEach, expect, test, vi } from 'vitest'
import { database } from '@/db/connection'
import { useNewDatabase } from '@/db/testing/engines'
import { clientAddressHeader } from '@/lib/client-address'
import { tokenHeader, type CommentView, type ThreadView } from '../contract'
import { allThreads } from '../threads'
import { handleDelete, handlePost, handleReaction, handleRead } from './handle'
import { findComments } from './moderate'

const [thread] = allThreads(new Date())
const path = thread?.path ?? ''
const token = 'a'.repeat(64)
let address = ''

useNewDatabase()
beforeEach(({ task }) => {
  // A new one for each test, so that they share no limit.
  address = `address of ${task.id}`
})

/** A request from the visitor. */
function request(values: Record<string, string>, headers: Record<string, string> = {}, method = 'POST') {
  const all = { host: 'site.example', [tokenHeader]: token, [clientAddressHeader]: address, ...headers }
  const init = { method, headers: all, body: method === 'DELETE' ? null : new URLSearchParams(values) }
  return new Request('http://site.example/', init)
}
/** Posts a valid comment, with some values replaced. */
const post = (values: Record<string, string> = {}, headers = {}) =>
  handlePost(request({ path, name: 'Ada', text: 'Hello **you**', ...values }, headers))
/** Asks for the conversation as a visitor with these headers. */
const load = (headers: Record<string, string> = {}, at = path) =>
  handleRead(new Request(`http://site.example/?path=${at}`, { headers }))
const read = async (headers = {}) => (await (await load(headers)).json()) as ThreadView
const stored = async () => findComments(await database())

test('a comment is stored as pending and shown to its writer', async () => {
  const response = await post({ email: 'ada@example.com' })
  expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store'])
  const { comment } = (await response.json()) as { comment: CommentView }
  const html = '<p>Hello <strong>you</strong></p>\n'
  expect(comment).toMatchObject({ name: 'Ada', status: 'pending', html })
  expect((await read()).comments).toEqual([])
  expect((await read({ [tokenHeader]: token })).comments).toMatchObject([{ id: comment.id }])
  const rows = await stored()
  expect(rows).toMatchObject([{ email: 'ada@example.com', thread: thread?.key, path }])
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('what is invalid is named by its field, and where there are no comments none are stored', async () => {
  const invalid: [Record<string, string>, string][] = [
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ name: '\u0000\u202e\u200b' }, 'name'],
    [{ text: ' \n ' }, 'text'],
    [{ text: 'x'.repeat(5001) }, 'text'],
    [{ text: 'https://a.example '.repeat(6) }, 'text'],
    [{ email: 'nonsense' }, 'email'],
  ]
  for (const [values, field] of invalid) {
    const response = await post(values)
    expect(response.status).toBe(422)
    const { errors } = (await response.json()) as { errors: Record<string, string> }
    expect(Object.keys(errors)).toEqual([field])
  }
  for (const wrong of ['/blog/nope', '/pricing', '', '/blog/../blog', `${path}/`])
    expect((await post({ path: wrong })).status, wrong).toBe(404)
  expect(await stored()).toEqual([])
})

test('bots get a success response and nothing is stored', async () => {
  for (let count = 0; count < 10; count += 1) {
    const response = await post({ _subject: 'x' })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ comment: { status: 'pending', name: 'Ada', own: true } })
  }
  expect((await post({ _subject: 'x' })).status).toBe(429)
  expect(await stored()).toEqual([])
})

test('requests from other sites, of other types and with too large bodies are refused', async () => {
  expect((await post({}, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await post({ text: 'x'.repeat(100_000) })).status).toBe(413)
  const deletion = request({}, { origin: 'https://evil.example' }, 'DELETE')
  expect((await handleDelete('x', deletion)).status).toBe(403)
})

test('a flood is refused with a message and a Retry-After', async () => {
  for (let at = 0; at < 10; at += 1) expect((await post({ text: `flood ${at}` })).status).toBe(201)
  const last = await post({ text: 'flood' })
  expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true])
  const error = expect.stringMatching(/^Too many comments.*again in/) as string
  expect(await last.json()).toEqual({ error })
  expect(await stored()).toHaveLength(10)
})

test('requests count before they are read', async () => {
  for (let at = 0; at < 180; at += 1)
    expect((await handleReaction(request({ kind: 'none' }))).status).toBe(400)
  const unread = request({ kind: 'none' })
  const { status, headers } = await handleReaction(unread)
  expect([status, unread.bodyUsed, Number(headers.get('retry-after')) > 0]).toEqual([429, false, true])
})

test('opening conversations too often is refused with a Retry-After', async () => {
  const headers = { [clientAddressHeader]: address }
  expect((await load(headers, '/nope')).status).toBe(404)
  for (let at = 0; at < 300; at += 1) await load(headers)
  const response = await load(headers)
  expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(await response.json()).toEqual({ error: expect.stringContaining('opened too often') as string })
})

test('an outage is a message with a Retry-After, for reading and writing', async () => {
  vi.stubEnv('DATABASE_PATH', '/dev/null/site.db')
  const responses = [
    await post(),
    await load(),
    await handleReaction(request({ path, kind: 'heart', on: '1' })),
    await handleDelete('x', request({}, {}, 'DELETE')),
  ]
  for (const response of responses) {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await response.json()).toEqual({ error: expect.stringContaining('try again') as string })
  }
})

test('writing and deleting a comment need a token', async () => {
  const { comment } = (await (await post()).json()) as { comment: CommentView }
  const wrong = { [tokenHeader]: 'b'.repeat(64) }
  expect((await post({}, { [tokenHeader]: '' })).status).toBe(400)
  expect((await handleDelete(comment.id, request({}, wrong, 'DELETE'))).status).toBe(403)
  expect((await handleDelete(comment.id, request({}, {}, 'DELETE'))).status).toBe(200)
  expect(await stored()).toEqual([])
})

test('reactions need a known kind, an existing subject and a token', async () => {
  const react = async (values: Record<string, string>, headers = {}) =>
    (await handleReaction(request({ path, kind: 'heart', on: '1', ...values }, headers))).status
  expect(await react({})).toBe(200)
  expect(await react({ kind: 'poop' })).toBe(400)
  expect(await react({ on: 'yes' })).toBe(400)
  expect(await react({}, { [tokenHeader]: 'short' })).toBe(400)
  expect(await react({ path: '/nope' })).toBe(404)
  expect(await react({ comment: 'nope', kind: '+1' })).toBe(404)
  expect(await react({ comment: '\u0000', kind: '+1' })).toBe(404)
  expect((await post({ parent: '\u0000' })).status).toBe(404)
  expect((await read()).reactions).toEqual({ heart: { count: 1, mine: false } })
})
