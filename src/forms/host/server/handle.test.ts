import { expect, test, vi } from 'vitest'
import { useNewDatabase } from '@/db/testing/engines'
import { clientAddressHeader } from '@/lib/client-address'
import { maxBytesInMemory } from '@/requests/body'
import { allForms } from '../forms'
import { handleForm } from './handle'

useNewDatabase()

function request(
  fields: Record<string, string>,
  accept = 'application/json',
  headers: Record<string, string> = {},
) {
  const init = { method: 'POST', body: new URLSearchParams(fields) }
  return new Request('http://site.example/', {
    ...init,
    headers: { accept, host: '127.0.0.1:1', ...headers },
  })
}

const send = (...sent: Parameters<typeof request>) => handleForm('early-access', request(...sent))

const good = { name: 'Ada', email: 'ada@example.com' }

test('our script gets JSON, a browser without JavaScript a page, which it may keep', async () => {
  const json = await send(good)
  expect([json.status, json.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await json.json()).toEqual({ responseId: expect.any(String) as string })
  const page = await send({ name: '' }, 'text/html')
  expect([page.status, page.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8'])
  expect(page.headers.get('cache-control')).toBe('private, no-cache')
})

test.each([
  [{}, '/forms/to/early-access#sent'],
  [{ _mode: 'c' }, '/forms/c/early-access#sent'],
  [{ _mode: '//evil.example' }, '/forms/to/early-access#sent'],
])('without JavaScript the form with %o redirects to its thank-you page', async (more, to) => {
  const sent = await send({ ...good, ...more }, 'text/html')
  expect([sent.status, sent.headers.get('location'), await sent.text()]).toEqual([303, to, ''])
})

test('an outage is 503 with a Retry-After, and the page keeps what was typed and its key', async () => {
  vi.stubEnv('DATABASE_PATH', '/dev/null/site.db')
  const sent = { ...good, _key: 'abcdefghijklmnop' }
  const json = await send(sent)
  expect([json.status, json.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await json.json()).toEqual({ error: expect.stringContaining('try again') as string })
  const page = await send(sent, 'text/html')
  expect(page.status).toBe(503)
  const html = await page.text()
  expect(html).toContain('value="ada@example.com"')
  expect(html).toContain('value="abcdefghijklmnop"')
  expect(html).not.toContain('<script')
})

test('without JavaScript hidden fields come from the query of the page, and a form that comes back keeps them', async () => {
  const referer = { referer: 'http://site.example/forms/to/early-access?hidden.source=post&hidden.other=x' }
  const page = await send({ name: '<b>' }, 'text/html', referer)
  expect(page.status).toBe(422)
  const html = await page.text()
  expect(html).toMatch(/name="hidden.source" value="post"/)
  expect(html).toMatch(/value="&lt;b&gt;"/)
  expect(html).not.toContain('hidden.other')
})

test('forms that are not stored count before they are read, with six times the limit', async () => {
  vi.stubEnv('FORM_RATE_LIMIT', '1')
  vi.resetModules()
  const { handleForm: handle } = await import('./handle')
  const from = { [clientAddressHeader]: '192.0.2.7' }
  for (let at = 0; at < 6; at += 1)
    expect((await handle('early-access', request({ name: '' }, 'application/json', from))).status).toBe(422)
  const unread = request(good, 'application/json', from)
  const json = await handle('early-access', unread)
  expect([json.status, unread.bodyUsed]).toEqual([429, false])
  expect(Number(json.headers.get('retry-after'))).toBeGreaterThan(0)
  const error = 'Too many forms were sent from your network. Please try again in 10 minutes.'
  expect(await json.json()).toEqual({ error })
  const page = await handle('early-access', request(good, 'text/html', from))
  expect(await page.text()).toContain('What you typed is still there')
  expect((await handle('early-access', request(good))).status).toBe(200)
})

test.each(['nope', 'constructor', '../sales'])('%s is not a form', async (id) => {
  expect((await handleForm(id, request(good))).status).toBe(404)
  expect((await handleForm(id, request(good, 'text/html'))).status).toBe(404)
})

test.each(allForms())('the longest answers to $id fit', ({ fields }) => {
  // A character takes nine at most, percent-encoded; half is left for where the form was opened.
  const longest = fields.map((field) => 9 * ('maxLength' in field ? field.maxLength : 300))
  expect(longest.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(maxBytesInMemory / 2)
})
