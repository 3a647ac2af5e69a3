import { expect, test, vi } from 'vitest'
import { tokenHeader, type CommentView } from '../contract'
import { handleAction, handlePatch } from './handle'
import { askModerator, decideByLink } from './moderate-page'
import { threadPage } from './pages'
import { signedLink } from './signed-link'
import { closeDatabase, path, post, request, stored } from './testing/visitor'

// The frame comes from a build; here the slot alone is of interest.
vi.mock('@/lib/page-frame', () => ({
  drawInPage: (_path: string, _host: string, title: string, slots: Record<string, string>) =>
    Promise.resolve(`<title>${title}</title>${slots.comments}`),
}))

const page = { accept: 'text/html', [tokenHeader]: '' }
const openPage = async (query = '') =>
  (await threadPage(path, new Request(`http://site.example/${query}`, { headers: page }))).text()
const fieldIn = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

test('without script: back to the conversation with a token, and from there change and delete', async () => {
  const sent = await post({}, page)
  expect(sent.status).toBe(303)
  const there = new URL(sent.headers.get('location') ?? '', 'http://site.example')
  expect(there.pathname).toBe(`/comments${path}`)
  expect(there.searchParams.get('sent')).toBe('pending')
  const own = there.searchParams.get('token') ?? ''
  const [row] = await stored()
  const act = (values: Record<string, string>) =>
    handleAction(row?.id ?? '', request({ path, _token: own, ...values }, page))
  expect((await act({ _action: 'edit', text: 'Changed' })).headers.get('location')).toContain('sent=changed')
  expect(await stored()).toMatchObject([{ text: 'Changed' }])
  expect((await act({ _action: 'delete' })).headers.get('location')).toContain('sent=deleted')
  expect(await stored()).toEqual([])
})

test('without script: a problem keeps everything that was typed, and its key', async () => {
  const key = 'k'.repeat(20)
  const typed = { name: '"Ada" <b>', email: 'nonsense', text: 'x </textarea><script>', _key: key }
  const answer = await post(typed, page)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8'])
  const html = await answer.text()
  expect(html).toContain('value="&quot;Ada&quot; &lt;b&gt;"')
  expect(html).toContain('x &lt;/textarea&gt;&lt;script&gt;')
  expect(html).toContain(`value="${key}"`)
  expect(html).not.toContain('<script')
  vi.stubEnv('DATABASE_PATH', '/dev/null/site.db')
  await closeDatabase()
  const outage = await post({ text: 'kept' }, page)
  expect([outage.status, outage.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await outage.text()).toContain('kept')
})

test('without script: a form sent twice is one comment, and the next form is of another token', async () => {
  const form = await openPage()
  const token = fieldIn(form, '_token')
  const drawn = { _key: fieldIn(form, '_key'), _token: token }
  const [first, second] = [await post(drawn, page), await post(drawn, page)]
  expect(second.headers.get('location')).toBe(first.headers.get('location'))
  expect(await stored()).toHaveLength(1)
  const there = new URL(first.headers.get('location') ?? '', 'http://site.example')
  expect(there.searchParams.get('token')).toBe(token)
  const next = await openPage(there.search)
  expect(fieldIn(next, '_token')).not.toBe(token)
  const [row] = await stored()
  const edit = await openPage(`${there.search}&edit=${row?.id}`)
  expect(fieldIn(edit, '_token')).toBe(token)
})

test('without script: no page tells another site its address', async () => {
  const answers = [
    await threadPage(path, new Request('http://site.example/', { headers: page })),
    await post({}, page),
    await post({ name: '' }, page),
    await askModerator(new Request('http://site.example/?signature=x')),
    await decideByLink(request({ signature: 'x' }, page)),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 303, 422, 403, 403])
  for (const { headers } of answers) {
    expect(headers.get('referrer-policy')).toBe('strict-origin')
  }
})

test('without script: the browser may keep a page that asks to mend, so that the way back leads there', async () => {
  const keeping = async (answer: Response | Promise<Response>) => (await answer).headers.get('cache-control')
  expect(await keeping(post({ name: '' }, page))).toBe('private, no-cache')
  expect(await keeping(post({}, page))).toBe('no-store')
  expect(await keeping(threadPage(path, new Request('http://site.example/', { headers: page })))).toBe(
    'no-store',
  )
})

test('a moderator is asked again when the comment was changed after the question', async () => {
  vi.stubEnv('COMMENTS_WEBHOOK_SECRET', 'secret')
  const { comment } = (await (await post()).json()) as { comment: CommentView }
  const { search, searchParams } = new URL(
    signedLink({ id: comment.id, decision: 'approve' }, 'secret', new Date()),
  )
  const question = await (await askModerator(new Request(`http://site.example/${search}`))).text()
  await handlePatch(comment.id, request({ text: 'Advertisement' }, {}, 'PATCH'))
  const press = async (html: string) =>
    (
      await decideByLink(
        request({ ...Object.fromEntries(searchParams), edited: fieldIn(html, 'edited') }, page),
      )
    ).text()
  const again = await press(question)
  expect(again).toContain('The comment was changed meanwhile.')
  expect(again).toContain('Advertisement')
  expect(await stored()).toMatchObject([{ status: 'pending' }])
  expect(await press(again)).toContain('The comment is approved.')
  expect(await stored()).toMatchObject([{ status: 'approved', text: 'Advertisement' }])
})
