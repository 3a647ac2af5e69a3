import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { connect, type Connection, type DatabaseLocation } from '@/db/connection'
import { openDeliveries, sendAgain, sendFailedAgain } from '@/db/outbox/deliveries'
import { deliverDue as deliverFrom, retryDelay } from '@/db/outbox/outbox'
import { sign, type Webhook } from '@/db/outbox/webhook'
import { describeEngines } from '@/db/testing/engines'
import { submissionOutbox } from './outbox'
import { applyRetention } from './worker'
import { storeSubmission } from './store'
import { folderUploads } from './uploads-folder'

const deliverDue = (db: Connection['db'], webhook: Webhook, now: () => Date) =>
  deliverFrom(db, submissionOutbox, webhook, now)

type Call = { id: string; signature: string; body: string }

describeEngines('outbox of the webhook', (_engine, newDatabase) => {
  let location: DatabaseLocation
  let connection: Connection
  let receiver: Server
  let webhook: Webhook
  let calls: Call[]
  let status: () => number

  beforeAll(async () => {
    location = await newDatabase()
    connection = await connect(location)
    receiver = createServer((req, res) => {
      let body = ''
      req.on('data', (chunk) => (body += String(chunk)))
      req.on('end', () => {
        const { 'x-perigee-delivery': id = '', 'x-perigee-signature-256': signature = '' } = req.headers
        calls.push({ id: String(id), signature: String(signature), body })
        res.writeHead(status(), { location: 'http://127.0.0.1:1/' }).end()
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
    status = () => 204
    await connection.db.deleteFrom('submission').execute()
  })
  afterEach(() => vi.restoreAllMocks())

  const start = new Date('2026-01-01T00:00:00.000Z')
  const later = (seconds: number) => () => new Date(start.getTime() + seconds * 1000)
  const deliveries = () => connection.db.selectFrom('webhook_delivery').selectAll().execute()

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

  test('a delivery contains the submission, its id and a signature', async () => {
    const id = await store()
    expect(await deliverDue(connection.db, webhook, later(0))).toBe(1)
    const [call] = calls
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      id,
      form: 'test',
      answers: { email: 'ada@example.com' },
    })
    expect(call).toMatchObject({ id, signature: sign(call?.body ?? '', 'secret') })
    expect(await deliveries()).toMatchObject([{ attempts: 1, delivered_at: start.toISOString() }])
    expect(await deliverDue(connection.db, webhook, later(1e6))).toBe(0)
  })

  test.each([500, 404, 302])(
    'after status %i it retries with growing delays until it succeeds',
    async (code) => {
      await store()
      status = () => code
      await deliverDue(connection.db, webhook, later(0))
      expect(await deliveries()).toMatchObject([
        { attempts: 1, delivered_at: null, last_error: `status ${code}` },
      ])
      expect(await deliverDue(connection.db, webhook, later(8))).toBe(0)
      expect(await deliverDue(connection.db, webhook, later(12))).toBe(1)
      status = () => 200
      expect(await deliverDue(connection.db, webhook, later(60))).toBe(1)
      expect(await deliveries()).toMatchObject([{ attempts: 3, last_error: null }])
      expect(calls).toHaveLength(3)
    },
  )

  test('a refused connection is a failed attempt', async () => {
    await store()
    await deliverDue(connection.db, { ...webhook, url: 'http://127.0.0.1:1/' }, later(0))
    expect(await deliveries()).toMatchObject([{ attempts: 1, delivered_at: null }])
  })

  test('it gives up after 30 attempts and records it', async () => {
    await store()
    status = () => 500
    await connection.db.updateTable('webhook_delivery').set({ attempts: 29 }).execute()
    await deliverDue(connection.db, webhook, later(0))
    expect(await deliveries()).toMatchObject([{ attempts: 30, failed_at: start.toISOString() }])
    expect(await deliverDue(connection.db, webhook, later(1e9))).toBe(0)
  })

  test('no two servers attempt the same delivery', async () => {
    for (let at = 0; at < 20; at += 1) await store(`${at}@example.com`)
    const other = await connect(location)
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

  test('a delivery whose server died is due again after the lease', async () => {
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

  test('a delivery is made again, whether the server gave up, delivers later, or had no webhook', async () => {
    const { db } = connection
    const failed = await store('failed@example.com')
    const waiting = await store('waiting@example.com')
    const old = await store('old@example.com')
    await db.deleteFrom('webhook_delivery').where('submission_id', '=', old).execute()
    status = () => 500
    await deliverDue(db, webhook, later(0))
    const gaveUp = { attempts: 30, failed_at: start.toISOString() }
    await db.updateTable('webhook_delivery').set(gaveUp).where('submission_id', '=', failed).execute()
    const open = await openDeliveries(db, submissionOutbox, 10)
    expect(open).toHaveLength(2)
    expect(open.find(({ id }) => id === failed)).toMatchObject({
      attempts: 30,
      failedAt: start.toISOString(),
      lastError: 'status 500',
    })

    status = () => 200
    calls = []
    expect(await sendFailedAgain(db, submissionOutbox, later(1)())).toBe(1)
    for (const id of [waiting, old]) await sendAgain(db, submissionOutbox, id, later(1)())
    expect(await deliverDue(db, webhook, later(1))).toBe(3)
    expect(calls.map(({ id }) => id).toSorted()).toEqual([failed, waiting, old].toSorted())
    expect(await openDeliveries(db, submissionOutbox, 10)).toEqual([])
    await sendAgain(db, submissionOutbox, old, later(2)())
    expect(await deliverDue(db, webhook, later(2))).toBe(1)
  })

  test('retention deletes old deliveries', async () => {
    await store()
    await deliverDue(connection.db, webhook, later(0))
    const uploads = folderUploads('no-such-folder')
    await applyRetention(connection.db, uploads, later(29 * 86_400)())
    expect(await deliveries()).toHaveLength(1)
    await applyRetention(connection.db, uploads, later(31 * 86_400)())
    expect(await deliveries()).toEqual([])
  })
})

test('retry delays double up to six hours', () => {
  expect([1, 2, 3, 30].map((attempts) => Math.round(retryDelay(attempts, 0.5) / 1000))).toEqual([
    10, 20, 40, 21_600,
  ])
})
