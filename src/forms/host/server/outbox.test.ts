import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { connect, type Connection, type Place } from '@/db/connection'
import { deliverDue as deliverOrders, pauseAfter } from '@/db/outbox/outbox'
import { sign, type Webhook } from '@/db/outbox/webhook'
import { describeEngines } from '@/db/testing/engines'
import { submissionOrders } from './outbox'
import { storeSubmission } from './store'
import { tidy } from './tidy'
import { saveFile } from './uploads'

const deliverDue = (db: Connection['db'], webhook: Webhook, now: () => Date) =>
  deliverOrders(db, submissionOrders, webhook, now)

type Call = { id: string; signature: string; body: string }

describeEngines('outbox of the webhook', (_engine, newPlace) => {
  let place: Place
  let connection: Connection
  let receiver: Server
  let webhook: Webhook
  let calls: Call[]
  let answer: () => number

  beforeAll(async () => {
    place = await newPlace()
    connection = await connect(place)
    receiver = createServer((req, res) => {
      let body = ''
      req.on('data', (chunk) => (body += String(chunk)))
      req.on('end', () => {
        const { 'x-perigee-delivery': id = '', 'x-perigee-signature-256': signature = '' } = req.headers
        calls.push({ id: String(id), signature: String(signature), body })
        res.writeHead(answer(), { location: 'http://127.0.0.1:1/' }).end()
      })
    }).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    const address = receiver.address()
    const port = typeof address === 'object' && address ? address.port : 0
    webhook = { url: `http://127.0.0.1:${port}/leads`, secret: 'secret' }
  })
  afterAll(async () => {
    receiver.close()
    await connection.db.destroy()
  })
  beforeEach(async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    vi.spyOn(console, 'error').mockReturnValue()
    calls = []
    answer = () => 204
    await connection.db.deleteFrom('submission').execute()
  })
  afterEach(() => vi.restoreAllMocks())

  const start = new Date('2026-01-01T00:00:00.000Z')
  const later = (seconds: number) => () => new Date(start.getTime() + seconds * 1000)
  const orders = () => connection.db.selectFrom('webhook_delivery').selectAll().execute()

  async function store(email = 'ada@example.com') {
    const submission = {
      formId: 'test',
      key: undefined,
      answers: { email },
      hidden: {},
      context: {},
      files: [],
    }
    const { id } = await storeSubmission(connection.db, submission, { now: start, notify: true })
    return id
  }

  test('a delivery carries the submission, its id and a signature', async () => {
    const id = await store()
    expect(await deliverDue(connection.db, webhook, later(0))).toBe(1)
    const [call] = calls
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      id,
      form: 'test',
      answers: { email: 'ada@example.com' },
    })
    expect(call).toMatchObject({ id, signature: sign(call?.body ?? '', 'secret') })
    expect(await orders()).toMatchObject([{ attempts: 1, delivered_at: start.toISOString() }])
    expect(await deliverDue(connection.db, webhook, later(1e6))).toBe(0)
  })

  test.each([500, 404, 302])(
    'after %i it tries again, each time later, until it is taken',
    async (status) => {
      await store()
      answer = () => status
      await deliverDue(connection.db, webhook, later(0))
      expect(await orders()).toMatchObject([
        { attempts: 1, delivered_at: null, last_error: `answered ${status}` },
      ])
      expect(await deliverDue(connection.db, webhook, later(8))).toBe(0)
      expect(await deliverDue(connection.db, webhook, later(12))).toBe(1)
      answer = () => 200
      expect(await deliverDue(connection.db, webhook, later(60))).toBe(1)
      expect(await orders()).toMatchObject([{ attempts: 3, last_error: null }])
      expect(calls).toHaveLength(3)
    },
  )

  test('nobody there is a failed attempt, too', async () => {
    await store()
    await deliverDue(connection.db, { ...webhook, url: 'http://127.0.0.1:1/' }, later(0))
    expect(await orders()).toMatchObject([{ attempts: 1, delivered_at: null }])
  })

  test('it gives up after many attempts and says so', async () => {
    await store()
    answer = () => 500
    await connection.db.updateTable('webhook_delivery').set({ attempts: 29 }).execute()
    await deliverDue(connection.db, webhook, later(0))
    expect(await orders()).toMatchObject([{ attempts: 30, failed_at: start.toISOString() }])
    expect(await deliverDue(connection.db, webhook, later(1e9))).toBe(0)
  })

  test('several servers never hold the same delivery', async () => {
    for (let at = 0; at < 20; at += 1) await store(`${at}@example.com`)
    const other = await connect(place)
    const servers = [connection.db, other.db, connection.db, other.db]
    await Promise.all(
      servers.map(async (db) => {
        while ((await deliverDue(db, webhook, later(0))) > 0);
      }),
    )
    await other.db.destroy()
    expect(calls).toHaveLength(20)
    expect(new Set(calls.map(({ id }) => id)).size).toBe(20)
  })

  test('what a server held when it died is due again after the lease', async () => {
    await store()
    const dead = deliverDue(connection.db, { ...webhook, url: 'not an address' }, () => {
      throw new Error('killed')
    })
    await expect(dead).rejects.toThrow('killed')
    const lease = new Date(start.getTime() + 60_000).toISOString()
    await connection.db.updateTable('webhook_delivery').set({ due_at: lease, attempts: 1 }).execute()
    expect(await deliverDue(connection.db, webhook, later(59))).toBe(0)
    expect(await deliverDue(connection.db, webhook, later(60))).toBe(1)
  })

  test('tidying forgets old deliveries and files that no submission names', async () => {
    const uploads = mkdtempSync(join(tmpdir(), 'site-uploads-'))
    const file = await saveFile(uploads, new Uint8Array([1]))
    const lost = await saveFile(uploads, new Uint8Array([2]))
    const young = await saveFile(uploads, new Uint8Array([3]))
    writeFileSync(join(uploads, 'README'), 'not ours')
    for (const name of [file.id, lost.id, 'README']) utimesSync(join(uploads, name), start, start)
    const saved = { ...file, field: 'cv', name: 'cv.txt', kind: 'txt' as const, bytes: 1 }
    const submission = { formId: 't', key: undefined, answers: {}, hidden: {}, context: {}, files: [saved] }
    await storeSubmission(connection.db, submission, { now: start, notify: true })
    await deliverDue(connection.db, webhook, later(0))

    await tidy(connection.db, uploads, later(29 * 86_400)())
    expect(await orders()).toHaveLength(1)
    await tidy(connection.db, uploads, later(31 * 86_400)())
    expect(await orders()).toEqual([])
    const names = [file.id, lost.id, young.id, 'README']
    expect(names.map((name) => existsSync(join(uploads, name)))).toEqual([true, false, true, true])
    rmSync(uploads, { recursive: true })
  })
})

test('pauses double up to six hours', () => {
  expect([1, 2, 3, 30].map((attempts) => Math.round(pauseAfter(attempts, 0.5) / 1000))).toEqual([
    10, 20, 40, 21_600,
  ])
})
