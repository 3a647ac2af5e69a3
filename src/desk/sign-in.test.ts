import { expect, test, vi } from 'vitest'
import { describeEngines } from '@/db/testing/engines'
import { write } from '@/db/write'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { handleDesk } from './routes'
import { applyRetention, invite, linkFor, listMembers, removeMember, setRole } from '@/members/members'
import { issueToken } from '@/members/tokens'
import { createAuthenticator } from '@/members/testing/authenticator'
import { deskRequest, origin, signInMember } from './testing/member'

type Fields = Record<string, string>
const email = 'ada@team.example'
/** So that browsers don't share a limit. */
let address = 0
const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000)

describeEngines('signing in to the desk', (open) => {
  const folder = temporaryFolder()
  const setup = async () => ({ db: await open(), browser: createBrowser() })

  /** A browser with an address of its own that keeps cookies. */
  function createBrowser(shown = origin) {
    const cookies = new Map<string, string>()
    address += 1
    const client = `10.0.${address >> 8}.${address & 255}`
    async function send(path: string, fields?: Fields) {
      const headers: Fields = {
        host: new URL(shown).host,
        'x-client-address': client,
        'x-forwarded-proto': new URL(shown).protocol.slice(0, -1),
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(fields && { origin: shown, 'sec-fetch-site': 'same-origin' }),
      }
      const init = fields && { method: 'POST', body: new URLSearchParams(fields) }
      const response = await handleDesk(deskRequest(path, { ...init, headers }))
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      return response
    }
    async function challenge(path: string, fields: Fields = {}): Promise<string> {
      const response = await send(`${path}/options`, fields)
      return ((await response.json()) as { challenge: string }).challenge
    }
    return {
      send,
      challenge,
      cookies,
      isIn: async () => (await send('/desk/log')).status === 200,
      /** The token that forms of this session carry. */
      formToken: async () =>
        /name="_token" value="([^"]+)"/.exec(await (await send('/desk/account')).text())?.[1] ?? '',
    }
  }
  type Browser = ReturnType<typeof createBrowser>

  async function join(browser: Browser, token: string, device = createAuthenticator()) {
    const response = device.create(await browser.challenge('/desk/join', { token }))
    return browser.send('/desk/join', { token, response })
  }
  async function signIn(browser: Browser, device: ReturnType<typeof createAuthenticator>, to = '/desk/log') {
    const response = device.get(await browser.challenge('/desk/sign-in'))
    return browser.send('/desk/sign-in', { response, to })
  }
  /** A member who has joined with a passkey. */
  async function joined() {
    const [{ db, browser }, device] = [await setup(), createAuthenticator()]
    await join(browser, await invite(db, email, new Date()), device)
    return { db, browser, device }
  }

  test('an invitation works once, for 24 hours, and not after a newer one', async () => {
    const { db, browser } = await setup()
    const older = await invite(db, email, new Date())
    const token = await invite(db, email, new Date())
    expect((await browser.send(`/desk/join?token=${older}`)).status).toBe(403)
    const device = createAuthenticator()
    const response = device.create(await browser.challenge('/desk/join', { token }))
    const both = [browser, createBrowser()].map((one) => one.send('/desk/join', { token, response }))
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual(expect.arrayContaining([303, 403]))
    expect((await browser.send(`/desk/join?token=${token}`)).status).toBe(403)

    const other = await invite(db, 'late@team.example', new Date())
    await applyRetention(db, hours(23))
    expect(await listMembers(db, new Date())).toHaveLength(2)
    vi.useFakeTimers({ now: hours(25), toFake: ['Date'] })
    expect((await browser.send(`/desk/join?token=${other}`)).status).toBe(403)
    await applyRetention(db)
    expect(await listMembers(db, new Date())).toMatchObject([{ email }])
  })

  test('a link signs in once, for ten minutes, and asks before', async () => {
    const { db } = await joined()
    const token = await linkFor(db, email, new Date())
    const other = createBrowser()
    expect((await other.send(`/desk/link?token=${token}`)).status).toBe(200)
    expect(await other.isIn()).toBe(false)
    expect((await other.send('/desk/join', { token })).status).toBe(403)
    expect((await other.send('/desk/link', { token })).headers.get('location')).toBe('/desk/account')
    expect(await other.isIn()).toBe(true)
    expect((await createBrowser().send('/desk/link', { token })).status).toBe(403)

    const [older, newer] = [await linkFor(db, email, new Date()), await linkFor(db, email, new Date())]
    expect((await createBrowser().send('/desk/link', { token: older })).status).toBe(403)
    expect((await createBrowser().send('/desk/link', { token: newer })).status).toBe(303)

    const late = await linkFor(db, email, new Date())
    vi.useFakeTimers({ now: hours(0.2), toFake: ['Date'] })
    expect((await createBrowser().send('/desk/link', { token: late })).status).toBe(403)
  })

  test('a challenge is refused when used before, given to another browser, for another purpose, or expired', async () => {
    const { db, browser, device } = await joined()

    const used = await browser.challenge('/desk/sign-in')
    const fields = { response: device.get(used) }
    expect((await browser.send('/desk/sign-in', fields)).status).toBe(303)
    browser.cookies.set('desk-challenge', used)
    expect((await browser.send('/desk/sign-in', fields)).status).toBe(403)

    const foreign = { response: device.get(await createBrowser().challenge('/desk/sign-in')) }
    await browser.challenge('/desk/sign-in')
    expect((await browser.send('/desk/sign-in', foreign)).status).toBe(403)

    const [member] = await db.selectFrom('desk_member').select(['id', 'email']).execute()
    const purposes = await write(db, (change) => issueToken(change, 'registration', member, new Date()))
    browser.cookies.set('desk-challenge', purposes)
    expect((await browser.send('/desk/sign-in', { response: device.get(purposes) })).status).toBe(403)

    const late = await browser.challenge('/desk/sign-in')
    vi.useFakeTimers({ now: hours(0.1), toFake: ['Date'] })
    expect((await browser.send('/desk/sign-in', { response: device.get(late) })).status).toBe(403)
  })

  test('a passkey of another site, or of nobody, and damaged ones get the same answer', async () => {
    const { device } = await joined()
    const other = createBrowser()
    const attempts = [
      (challenge: string) => createAuthenticator().get(challenge),
      (challenge: string) => createAuthenticator('evil.example', 'https://evil.example').get(challenge),
      (challenge: string) => createAuthenticator('localhost', 'http://localhost:4000').get(challenge),
      (challenge: string) => device.get(challenge).replace(/"signature":"..../, '"signature":"AAAA'),
      () => device.get('guessed'),
      () => '{"id":{"$ne":1}}',
      () => 'null',
      () => '',
    ]
    const answers = new Set<string>()
    for (const attempt of attempts) {
      const response = attempt(await other.challenge('/desk/sign-in'))
      const answer = await other.send('/desk/sign-in', { response })
      const text = await answer.text()
      answers.add(`${answer.status} ${text.replaceAll(/nonce="[^"]*"/g, '')}`)
    }
    expect([...answers]).toHaveLength(1)
    expect([...answers][0]).toMatch(/^403 /)
    expect(await other.isIn()).toBe(false)
  })

  test.each([
    ['http://127.0.0.1:3000', { SITE_URL: 'https://site.example', TRUST_PROXY: '1' }],
    ['http://localhost:3000', { SITE_URL: 'https://site.example', TRUST_PROXY: '1' }],
    ['https://other.example', { SITE_URL: 'https://site.example', TRUST_PROXY: '1' }],
    // Without SITE_URL: behind a proxy, on another port, and under a name that is not local.
    ['http://localhost:3000', { TRUST_PROXY: '1' }],
    ['http://localhost:4000', {}],
    ['http://rebound.example:3000', {}],
  ] as [string, Fields][])('%s opens no session where the site has %o', async (shown, variables) => {
    const { db } = await setup()
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
    const browser = createBrowser(shown)
    const [invitation, link] = [await invite(db, email, new Date()), await linkFor(db, email, new Date())]
    const sent: [string, Fields?][] = [
      ['/desk/join', { token: invitation }],
      ['/desk/link', { token: link }],
      ['/desk/sign-in/options', {}],
      ['/desk/sign-in', { response: '{}' }],
    ]
    for (const [path, fields] of sent) expect((await browser.send(path, fields)).status, path).toBe(403)
    expect(await browser.isIn()).toBe(false)
  })

  test('ten minutes after signing in, exporting, erasing and a new passkey need the passkey again', async () => {
    vi.stubEnv('UPLOADS_PATH', folder)
    const { browser, device } = await joined()
    const token = await browser.formToken()
    expect((await browser.send('/desk/leads/export')).status).toBe(200)

    vi.useFakeTimers({ now: hours(0.2), toFake: ['Date'] })
    for (const path of ['/desk/leads/export', '/desk/erase'])
      expect(await (await browser.send(path)).text()).toContain('Confirm that it is you')
    const options = await browser.send('/desk/account/passkeys/options', { _token: token })
    expect(options.status).toBe(403)
    const asked = await browser.send('/desk/erase', { _token: token, email: 'ada@a.example' })
    const form = /name="form" value="([^"]+)"/.exec(await asked.text())?.[1]?.replaceAll('&quot;', '"') ?? ''
    expect((await browser.send('/desk/leads')).status).toBe(200)

    const response = device.get(await browser.challenge('/desk/sign-in'))
    const goOn = await browser.send('/desk/sign-in', { response, to: '/desk/erase', form })
    const fields = [...(await goOn.text()).matchAll(/name="([^"]+)" value="([^"]*)"/g)]
    const sent = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
    expect(sent.email).toBe('ada@a.example')
    expect(await (await browser.send('/desk/erase', sent)).text()).toContain('Nothing to erase')
    expect((await browser.send('/desk/leads/export')).status).toBe(200)
  })

  test('a reader sees leads and comments, and changes only what is their own', async () => {
    const { db } = await setup()
    const reader = await signInMember(db, email, 'reader')
    for (const path of ['/desk/leads', '/desk/comments', '/desk/numbers', '/desk/account']) {
      const response = await reader.get(path)
      expect(response.status).toBe(200)
      expect(await response.text()).not.toMatch(
        /action="\/desk\/(?!sign-out|account)[^"]*" method="post"|Erase a person/,
      )
    }
    for (const path of ['/desk/leads/export', '/desk/erase'])
      expect((await reader.get(path)).status, path).toBe(403)
    for (const path of ['/desk/leads/1', '/desk/comments', '/desk/deliveries', '/desk/erase'])
      expect((await reader.post(path)).status, path).toBe(403)
    expect((await reader.post('/desk/account/sessions/end', { id: 'none' })).status).toBe(303)
    await setRole(db, email, 'manager', new Date())
    expect((await reader.get('/desk/erase')).status).toBe(200)
  })

  test('signing in makes a new session, ends the earlier one, and takes none that was planted', async () => {
    const { db, browser } = await setup()
    const device = createAuthenticator()
    browser.cookies.set('desk', 'planted')
    await join(browser, await invite(db, email, new Date()), device)
    const first = browser.cookies.get('desk') ?? ''
    expect(Buffer.from(first, 'base64url')).toHaveLength(32)
    await signIn(browser, device)
    const other = createBrowser()
    for (const secret of ['planted', first]) {
      other.cookies.set('desk', secret)
      expect(await other.isIn()).toBe(false)
    }
    const stored = JSON.stringify(await db.selectFrom('desk_session').selectAll().execute())
    expect(stored).not.toContain(browser.cookies.get('desk'))
  })

  test('the cookie is for this host only, hidden from scripts and other sites, and over TLS secure', async () => {
    const { db } = await setup()
    const shown = 'https://site.example'
    vi.stubEnv('SITE_URL', shown)
    const browser = createBrowser(shown)
    const device = createAuthenticator('site.example', shown)
    const response = await join(browser, await invite(db, email, new Date()), device)
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-desk=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
    )
    vi.unstubAllEnvs()
    const plain = await createBrowser().send('/desk/link', { token: await linkFor(db, email, new Date()) })
    expect(plain.headers.get('set-cookie')).toMatch(/^desk=.*HttpOnly; SameSite=Strict$/)
  })

  test('a session ends after 12 hours, by its member, and with its member', async () => {
    const { db, browser } = await joined()
    const other = await signInMember(db)
    const [second, third] = [createBrowser(), createBrowser()]
    for (const one of [second, third])
      await one.send('/desk/link', { token: await linkFor(db, email, new Date()) })
    const token = await browser.formToken()
    const sessions = db.selectFrom('desk_session').where('member_id', '!=', other.member.id)
    const id = (await sessions.select('id').orderBy('created_at').execute())[1]?.id ?? ''
    // Somebody else's id does nothing.
    await other.post('/desk/account/sessions/end', { id })
    expect(await second.isIn()).toBe(true)
    expect(await (await other.get('/desk/log')).text()).not.toContain('one session')
    await browser.send('/desk/account/sessions/end', { _token: token, id })
    expect([await second.isIn(), await third.isIn()]).toEqual([false, true])
    await browser.send('/desk/account/sessions/end', { _token: token })
    expect([await browser.isIn(), await third.isIn()]).toEqual([false, false])

    await third.send('/desk/link', { token: await linkFor(db, email, new Date()) })
    await removeMember(db, email, new Date())
    expect(await third.isIn()).toBe(false)
    expect((await other.get('/desk/log')).status).toBe(200)
    vi.useFakeTimers({ now: hours(12.1), toFake: ['Date'] })
    expect((await other.get('/desk/log')).status).toBe(303)
  })

  test('a member adds a passkey and removes one, but neither the only one nor one of somebody else', async () => {
    const { db, browser, device: first } = await joined()
    const second = createAuthenticator()
    const token = await browser.formToken()
    const { id } = JSON.parse(first.get('')) as { id: string }
    await browser.send('/desk/account/passkeys/remove', { _token: token, id })
    const response = second.create(await browser.challenge('/desk/account/passkeys', { _token: token }))
    expect((await browser.send('/desk/account/passkeys', { _token: token, response })).status).toBe(303)
    const again = await browser.send('/desk/account/passkeys', { _token: token, response })
    expect(again.status).toBe(403)

    const other = await signInMember(db)
    await other.post('/desk/account/passkeys/remove', { id })
    expect(await (await other.get('/desk/log')).text()).not.toContain('removed one')
    expect((await signIn(createBrowser(), first)).status).toBe(303)
    await browser.send('/desk/account/passkeys/remove', { _token: token, id })
    expect((await signIn(createBrowser(), first)).status).toBe(403)
    expect((await signIn(createBrowser(), second)).status).toBe(303)
  })

  test('whoever guesses links from one address is stopped, and the answers before tell nothing', async () => {
    const { db, browser } = await setup()
    await invite(db, email, new Date())
    const statuses = new Map<number, number>()
    const texts = new Set<string>()
    for (let guess = 0; guess < 80; guess += 1) {
      const kind = guess % 2 ? 'join' : 'link'
      const answer = await browser.send(`/desk/${kind}?token=${guess}`)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status === 403) texts.add((await answer.text()).replaceAll(/nonce="[^"]*"/g, ''))
    }
    const last = await browser.send('/desk/link', { token: 'guess' })
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(texts.size).toBe(1)
    expect([...statuses.keys()]).toEqual([403, 429])
    expect(statuses.get(403)).toBeLessThan(60)
  })

  test('after signing in, a member goes on to where the link led, but never to another site', async () => {
    const { db, browser } = await setup()
    expect((await browser.send('/desk/leads/1?q=a b')).headers.get('location')).toBe(
      '/desk/sign-in?to=%2Fdesk%2Fleads%2F1%3Fq%3Da%2520b',
    )
    await join(browser, await invite(db, email, new Date()))
    for (const [to, went] of [
      ['/desk/log?before=1', '/desk/log?before=1'],
      ['//evil.example/desk/log', '/desk'],
      ['https://evil.example/desk/', '/desk'],
      ['/desk/../pricing', '/desk'],
    ] as const) {
      const response = await browser.send(`/desk/sign-in?${new URLSearchParams({ to })}`)
      expect(response.headers.get('location')).toBe(went)
    }
  })
})
