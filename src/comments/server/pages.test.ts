import { expect, test, vi } from 'vitest'
import { absoluteUrl } from '@/config/site'
import { database } from '@/db/connection'
import type { PageFrame } from '@/lib/page-frame'
import { tokenHeader, type CommentView } from '../contract'
import { path, post, request, stored } from './testing/visitor'
import { stateOf } from './comment'
import { handlePatch } from './handle'
import type { Decision } from './moderate'
import { askModerator, decideByLink } from './moderate-page'
import { threadPage } from './pages'
import { signedLink } from './signed-link'
import { pageSize } from './view'

// There is no built page to take the frame from.
vi.mock('@/lib/page-frame', () => ({
  drawInPage: ({ url }: PageFrame, title: string, main: string) =>
    Promise.resolve(`<title>${title}</title><link rel="canonical" href="${url}"/>${main}`),
}))

const page = { accept: 'text/html', [tokenHeader]: '' }
const openPage = async (query = '') =>
  (await threadPage(path, new Request(`http://site.example/${query}`, { headers: page }))).text()
const fieldIn = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

test('without JavaScript: a comment is stored once, and the page confirms it', async () => {
  const drawn = { path, _key: fieldIn(await openPage(), '_key') }
  const [first, second] = [await post(drawn, page), await post(drawn, page)]
  for (const { status, headers } of [first, second])
    expect([status, headers.get('location')]).toEqual([303, `/comments${path}?sent`])
  expect(await stored()).toHaveLength(1)
  expect(await openPage('?sent')).toContain('waiting for approval')
  await post({ _key: fieldIn(await openPage(), '_key'), text: 'Another' }, page)
  const [a, b] = await stored()
  expect(a?.writer).not.toBe(b?.writer)
})

test('the conversation of a page names its own URL, an error none', async () => {
  expect(await openPage('?sent')).toContain(
    `<link rel="canonical" href="${absoluteUrl(`/comments${path}`)}"/>`,
  )
  const unknown = await threadPage('/blog/nope', new Request('http://site.example/', { headers: page }))
  expect(await unknown.text()).toContain('<link rel="canonical" href="null"/>')
})

test('without JavaScript: an invalid comment gets its errors, and the browser may keep the form', async () => {
  const form = await threadPage(path, new Request('http://site.example/', { headers: page }))
  expect(form.headers.get('cache-control')).toBe('private, no-cache')
  const response = await post({ name: '', email: 'nonsense', text: '<script>' }, page)
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('cache-control'),
  ]).toEqual([422, 'text/html; charset=utf-8', 'private, no-cache'])
  const html = await response.text()
  expect(html).toContain('<title>Error: ')
  expect(html).toContain('Please enter a name')
  expect(html).toContain('Please enter an address')
  expect(html).not.toContain('<script')
})

test('the address of a moderation page, which contains a signature, is sent to no other site', async () => {
  const responses = [
    await askModerator(new Request('http://site.example/?signature=x')),
    await decideByLink(request({ signature: 'x' }, page)),
  ]
  for (const { status, headers } of responses)
    expect([status, headers.get('referrer-policy')]).toEqual([403, 'strict-origin'])
})

test('a moderation link applies only to the state it was made for', async () => {
  vi.stubEnv('COMMENTS_WEBHOOK_SECRET', 'secret')
  const { comment } = (await (await post()).json()) as { comment: CommentView }
  const newLink = async (decision: Decision) => {
    const [row] = await stored()
    const state = row ? stateOf(row) : ''
    return new URL(signedLink({ id: comment.id, decision, state }, 'secret', new Date()))
  }
  const ask = async ({ search }: URL) => askModerator(new Request(`http://site.example/${search}`))
  const decide = ({ searchParams }: URL) => decideByLink(request(Object.fromEntries(searchParams), page))

  const first = await newLink('approve')
  expect(await (await ask(first)).text()).toContain('Approve this comment?')
  await handlePatch(comment.id, request({ text: 'Advertisement' }, {}, 'PATCH'))
  for (const response of [await ask(first), await decide(first)]) {
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('The comment has changed since this link was made.')
  }
  expect(await stored()).toMatchObject([{ status: 'pending' }])

  const [approve, reject] = [await newLink('approve'), await newLink('reject')]
  expect(await (await decide(approve)).text()).toContain('The comment is approved.')
  expect(await (await decide(approve)).text()).toContain('The comment was already approved.')
  expect(await (await ask(approve)).text()).toContain('The comment was already approved.')
  expect((await decide(reject)).status).toBe(409)
  expect(await stored()).toMatchObject([{ status: 'approved', text: 'Advertisement' }])
})

test('without JavaScript: older comments are on pages of their own', async () => {
  const [first] = [await post()]
  const { comment } = (await first.json()) as { comment: CommentView }
  const db = await database()
  await db.updateTable('comment').set({ status: 'approved' }).execute()
  const [row] = await stored()
  if (!row) throw new Error('Nothing is stored.')
  const more = Array.from({ length: pageSize }, (_, at) => ({ ...row, id: `more-${at}`, key: `more-${at}` }))
  await db
    .insertInto('comment')
    .values(more.map((one) => ({ ...one, created_at: '2099-01-01T00:00:00.000Z' })))
    .execute()
  const newest = await openPage()
  expect(newest).not.toContain(comment.id)
  const [, older = ''] = /href="[^"?]*(\?before=[^"]*)"/.exec(newest) ?? []
  const page2 = await openPage(older)
  expect(page2).toContain(comment.id)
  expect(page2).toContain(`href="/comments${path}"`)
  expect(page2).not.toContain('before=')
  expect((await threadPage(path, new Request('http://site.example/?before=x'))).status).toBe(400)
})
