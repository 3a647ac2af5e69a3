import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { database } from '@/db/connection'
import { courseById } from '@/learn/courses'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import {
  handleCheck,
  handleClaim,
  handleFile,
  handleIssuer,
  handleKey,
  handleKeys,
  handlePicture,
} from './handle'
import { signingKey } from './keys'
import { signLink } from './sign'

vi.hoisted(() => void (process.env.CERTIFICATE_RATE_LIMIT = '3'))

vi.mock('@/playground/thread/run-in-thread', () => ({ gradeSolutions: () => ({ id: 'one', solved: false }) }))
vi.stubEnv('DATABASE_PATH', join(temporaryFolder(), 'site.db'))

const name = `</title><script>alert("1")</script>\u0022; filename=x`
let link = ''
beforeAll(async () => {
  const key = await signingKey(await database(), undefined)
  link = await signLink({ id: 'a', name, course: 'x"\r\ny', title: 'Graphs', issued: 1_700_000_000 }, key)
})

const host = 'http://site.example'
const get = (query = '') => new Request(`${host}/${query}`)
const post = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(host, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { host: 'site.example', 'content-type': 'application/json', ...headers },
  })

test('the keys and each of them are public, and so is the issuer that credentials name', async () => {
  const { keys } = (await (await handleKeys(get())).json()) as { keys: { kid: string }[] }
  const [key] = keys
  const response = await handleKey(key?.kid ?? '', get())
  expect(await response.json()).toEqual(key)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await (await handleIssuer(get())).json()).toMatchObject({ type: ['Profile'] })
  expect((await handleKey('other', get())).status).toBe(404)
})

test('a link has a file and a picture, whatever its name, unless it was edited; the file verifies', async () => {
  const file = await handleFile(get(`?c=${link}`))
  const text = await file.text()
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="xy-certificate.jwt"')
  const picture = await handlePicture(get(`?c=${link}`))
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 })
  for (const handle of [handleFile, handlePicture])
    expect((await handle(get(`?c=${link}x`))).status).toBe(404)
  for (const [field, value] of [
    ['text', `${host}/learn/certificates?c=${text}&utm_source=x`],
    ['text', ` "${text.slice(0, 5)}\n${text.slice(5)}" `],
    ['file', new Blob([`${text}\n`])],
  ] as const) {
    const form = new FormData()
    form.set(field, value)
    const { headers } = await handleCheck(new Request(host, { method: 'POST', body: form }))
    expect(headers.get('location')).toBe(`/learn/certificates?c=${text}`)
  }
})

test.each([
  [403, post({}, { 'sec-fetch-site': 'cross-site' })],
  [400, post('no json')],
  [400, post('["list"]')],
  [400, post({ kind: 'done', status: 200 })],
  [413, post('x'.repeat(600 * 1024))],
])('a claim that is none is refused with %i and a reason', async (status, request) => {
  const response = await handleClaim(request)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error: expect.any(String) as string })
})

test('graded claims are limited per client, and refused names take none of them', async () => {
  const headers = { 'x-client-address': '192.0.2.9' }
  const course = courseById('graphql-federation')
  const exercises = course?.chapters.flatMap((chapter) => chapter.exercises) ?? []
  const solutions = Object.fromEntries(exercises.map(({ id, starter }) => [id, starter]))
  const claim = async (given: string) =>
    (await handleClaim(post({ course: course?.id, name: given, solutions }, headers))).status
  for (let at = 0; at < 4; at += 1) expect(await claim('')).toBe(422)
  for (let at = 0; at < 3; at += 1) expect(await claim('Ada')).toBe(409)
  expect(await claim('Ada')).toBe(429)
})
