import { expect, test, vi } from 'vitest'
import { absoluteUrl } from '@/config/site'
import type { PageFrame } from '@/lib/page-frame'
import { tokenHeader, type CommentView } from '../contract'
import { handlePatch } from './handle'
import { askModerator, decideByLink } from './moderate-page'
import { threadPage } from './pages'
import { signedLink } from './signed-link'
import { path, post, request, stored } from './testing/visitor'

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

test('a moderator is asked again when the comment was edited after the page was opened', async () => {
  vi.stubEnv('COMMENTS_WEBHOOK_SECRET', 'secret')
  const { comment } = (await (await post()).json()) as { comment: CommentView }
  const { search, searchParams } = new URL(
    signedLink({ id: comment.id, decision: 'approve' }, 'secret', new Date()),
  )
  const form = await (await askModerator(new Request(`http://site.example/${search}`))).text()
  await handlePatch(comment.id, request({ text: 'Advertisement' }, {}, 'PATCH'))
  const submit = async (html: string) =>
    (
      await decideByLink(
        request({ ...Object.fromEntries(searchParams), edited: fieldIn(html, 'edited') }, page),
      )
    ).text()
  const again = await submit(form)
  expect(again).toContain('The comment was edited in the meantime.')
  expect(again).toContain('Advertisement')
  expect(await stored()).toMatchObject([{ status: 'pending' }])
  expect(await submit(again)).toContain('The comment is approved.')
  expect(await stored()).toMatchObject([{ status: 'approved', text: 'Advertisement' }])
})
