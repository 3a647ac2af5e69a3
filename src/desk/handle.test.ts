import { parse } from 'node-html-parser'
import { beforeAll, expect, test } from 'vitest'
import { describeEngines } from '@/db/testing/engines'
import { handleDesk, routes } from './routes'
import { deskRequest, fieldsOf, origin, postToDesk, signInMember } from './testing/member'

let addresses = 0
const newAddress = () => `2001:db8:${(addresses += 1).toString(16)}::1`

describeEngines('desk', (setup) => {
  let db: Awaited<ReturnType<typeof setup>>
  beforeAll(async () => {
    db = await setup()
  })

  test('a member reads every page, in documents that nothing may keep, index or frame', async () => {
    const desk = await signInMember(db)
    const pages = routes.filter((route) => route.get && !route.open && !route.path.includes(':'))
    for (const { path } of pages) {
      const response = await desk.get(path)
      expect([200, 303], path).toContain(response.status)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      if (!response.headers.get('content-type')?.startsWith('text/html')) continue
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
    }
  })

  test.each(routes.filter(({ open }) => !open).map(({ path }) => path))(
    'nobody gets past the sign-in at %s without a session',
    async (path) => {
      const address = path.replaceAll(/:\w+/g, '1')
      const read = await handleDesk(deskRequest(address))
      expect(read.status).toBe(303)
      expect(read.headers.get('location')).toMatch(/^\/desk\/sign-in/)
      // An address of its own, so that the limit of attempts does not answer instead.
      const headers = { origin, cookie: 'desk=guessed', 'x-client-address': newAddress() }
      expect((await postToDesk(address, { _token: 'guessed' }, headers)).status).toBe(403)
    },
  )

  test('a form is refused without an origin, from another one, and with the token of another session', async () => {
    const [desk, other] = [await signInMember(db), await signInMember(db)]
    const send = async (headers: Record<string, string>, token: string) =>
      (await postToDesk('/desk/sign-out', { _token: token }, { cookie: desk.cookie, ...headers })).status
    expect(await send({}, desk.token)).toBe(403)
    expect(await send({ origin: 'https://evil.example' }, desk.token)).toBe(403)
    expect(await send({ origin: 'null' }, desk.token)).toBe(403)
    expect(await send({ origin, 'sec-fetch-site': 'cross-site' }, desk.token)).toBe(403)
    expect(await send({ origin }, '')).toBe(403)
    expect(await send({ origin }, other.token)).toBe(403)
    expect((await desk.get('/desk/log')).status).toBe(200)
    expect(await send({ origin }, desk.token)).toBe(303)
  })

  test('a byte that PostgreSQL cannot store is left out of forms and addresses', async () => {
    const desk = await signInMember(db)
    const pages = routes.filter((route) => route.get && !route.path.includes(':'))
    for (const { path } of pages) {
      const response = await desk.get(`${path}?before=%00|%00&q=%00&token=%00&to=%00`)
      expect(response.status, path).toBeLessThan(500)
    }
    for (const { path } of routes.filter((route) => route.post && route.path !== '/desk/sign-out')) {
      const fields = { id: '\0', token: '\0', response: '{"id":"\\u0000","response":{}}', email: '\0' }
      const response = await desk.post(path.replaceAll(/:\w+/g, '1'), fields)
      expect(response.status, path).toBeLessThan(500)
    }
  })

  test('a form that was filled in before the session ended can be sent again with what was typed', async () => {
    const [earlier, desk] = [await signInMember(db), await signInMember(db)]
    const typed = 'Called, "calls" back <b>on Monday</b>'
    const path = '/desk/account/sessions/end?from=list'
    const send = (cookie: string, fields: Record<string, string>) =>
      postToDesk(path, fields, { origin, cookie, 'x-client-address': newAddress() })
    const keptIn = async (page: Response) =>
      fieldsOf(parse(await page.text()).querySelector(`form[action^="${path}"]`))
    const signedOut = await send('', { _token: earlier.token, id: typed })
    expect(signedOut.status).toBe(403)
    const kept = await keptIn(signedOut)
    expect(kept.id).toBe(typed)
    const stale = await send(desk.cookie, kept)
    expect(stale.status).toBe(403)
    expect((await send(desk.cookie, await keptIn(stale))).status).toBe(303)
  })
})
