import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseLocation } from '@/db/connection'
import { openDeliveries, sendAgain, sendFailedAgain } from '@/db/outbox/deliveries'
import { deliverDue as deliverFrom } from '@/db/outbox/outbox'
import { sign, type Webhook } from '@/db/outbox/webhook'
import { describeEngines } from '@/db/testing/engines'
import { listen } from '@/lib/testing/listen'
import { storeLead } from '../testing/lead'
import { applyRetention, submissionOutbox } from './worker'
import { folderUploads } from './uploads'

/** Starts a receiver of webhooks, which responds with `status` and notes what it got. */
async function startReceiver() {
  const receiver = {
    status: 204,
    calls: [] as { id: string; signature: string; timed: string; body: string }[],
    webhook: { url: '', secret: 'secret' },
  }
  const server = createServer((req, res) => {
    let body = ''
    req.on('data', (chunk) => (body += String(chunk)))
    req.on('end', () => {
      const [id = '', signature = '', timed = ''] = ['delivery', 'signature-256', 'signature'].map((name) =>
        String(req.headers[`x-perigee-${name}`]),
      )
      receiver.calls.push({ id, signature, timed, body })
      res.writeHead(receiver.status, { location: 'http://127.0.0.1:1/' }).end()
    })
  })
  receiver.webhook.url = `http://127.0.0.1:${await listen(server)}/`
  afterAll(() => void server.close())
  return receiver
}

describeEngines('outbox of the webhook', (open, newDatabase) => {
  let location: DatabaseLocation
  let db: Awaited<ReturnType<typeof open>>
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  beforeAll(async () => {
    location = await newDatabase()
    db = await open(location)
    receiver = await startReceiver()
  })
  beforeEach(async () => {
    Object.assign(receiver, { calls: [], status: 204 })
    await db.deleteFrom('submission').execute()
  })

  const start = new Date('2026-01-01T00:00:00.000Z')
  const at = (seconds: number) => new Date(start.getTime() + seconds * 1000)
  const deliver = (seconds: number, webhook: Webhook = receiver.webhook, on = db) =>
    deliverFrom(on, submissionOutbox, webhook, () => at(seconds))
  const deliveries = () => db.selectFrom('webhook_delivery').selectAll().execute()
  const store = (email = 'ada@example.com') => storeLead(db, { answers: { email }, now: start, notify: true })

  test('a delivery contains the submission, its id and signatures, one of which names the time', async () => {
    const id = await store()
    expect(await deliver(0)).toBe(1)
    const [call] = receiver.calls
    expect(call).toMatchObject({ id, signature: sign(call?.body ?? '', 'secret') })
    const [, time, timed] = /^t=(\d+),v1=(.*)$/.exec(call?.timed ?? '') ?? []
    expect(Math.abs(Number(time) * 1000 - Date.now())).toBeLessThan(5000)
    expect(`sha256=${timed}`).toBe(sign(`${time}.${call?.body}`, 'secret'))
    const answers = { email: 'ada@example.com' }
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ id, form: 'sales', answers })
    expect(await deliveries()).toMatchObject([{ attempts: 1, delivered_at: start.toISOString() }])
    expect(await deliver(1e6)).toBe(0)
  })

  test.each([500, 302])('after status %i it retries with growing delays until it succeeds', async (code) => {
    await store()
    receiver.status = code
    await deliver(0)
    const failed = { attempts: 1, delivered_at: null, last_error: `status ${code}` }
    expect(await deliveries()).toMatchObject([failed])
    expect([await deliver(8), await deliver(12)]).toEqual([0, 1])
    receiver.status = 200
    expect([await deliver(25), await deliver(60)]).toEqual([0, 1])
    expect(await deliveries()).toMatchObject([{ attempts: 3, last_error: null }])
    expect(receiver.calls).toHaveLength(3)
  })

  test('a refused connection is a failed attempt, and after 30 it gives up and records it', async () => {
    await store()
    await db.updateTable('webhook_delivery').set({ attempts: 29 }).execute()
    await deliver(0, { ...receiver.webhook, url: 'http://127.0.0.1:1/' })
    const given = { attempts: 30, delivered_at: null, failed_at: start.toISOString() }
    expect(await deliveries()).toMatchObject([given])
    expect(await deliver(1e9)).toBe(0)
  })

  test('no two servers attempt the same delivery', async () => {
    for (let count = 0; count < 20; count += 1) await store(`${count}@example.com`)
    const other = await open(location)
    const deliverAll = async (one: typeof db) => {
      while ((await deliver(0, receiver.webhook, one)) > 0);
    }
    await Promise.all([db, other, db, other].map(deliverAll))
    expect(receiver.calls).toHaveLength(20)
    expect(new Set(receiver.calls.map(({ id }) => id)).size).toBe(20)
  })

  test('a delivery whose server died is due again after the lease', async () => {
    await store()
    const leased = { due_at: at(60).toISOString(), attempts: 1 }
    await db.updateTable('webhook_delivery').set(leased).execute()
    expect([await deliver(59), await deliver(60)]).toEqual([0, 1])
  })

  test('a delivery is made again, whether the server gave up, delivers later, or had no webhook', async () => {
    const [failed, waiting, old] = [await store('a@a.example'), await store('b@a.example'), await store()]
    await db.deleteFrom('webhook_delivery').where('submission_id', '=', old).execute()
    receiver.status = 500
    await deliver(0)
    const gaveUp = { attempts: 30, failed_at: start.toISOString() }
    await db.updateTable('webhook_delivery').set(gaveUp).where('submission_id', '=', failed).execute()
    const found = await openDeliveries(db, submissionOutbox, 10)
    expect(found).toHaveLength(2)
    const shown = { attempts: 30, failedAt: start.toISOString(), lastError: 'status 500' }
    expect(found.find(({ id }) => id === failed)).toMatchObject(shown)

    Object.assign(receiver, { status: 200, calls: [] })
    expect(await sendFailedAgain(db, submissionOutbox, at(1))).toBe(1)
    for (const id of [waiting, old]) await sendAgain(db, submissionOutbox, id, at(1))
    expect(await deliver(1)).toBe(3)
    expect(receiver.calls.map(({ id }) => id).toSorted()).toEqual([failed, waiting, old].toSorted())
    expect(await openDeliveries(db, submissionOutbox, 10)).toEqual([])
  })

  test('retention deletes old deliveries', async () => {
    await store()
    await deliver(0)
    const leftAfter = async (days: number) => {
      await applyRetention(db, folderUploads('no-such-folder'), at(days * 86_400))
      return (await deliveries()).length
    }
    expect([await leftAfter(29), await leftAfter(31)]).toEqual([1, 0])
  })
})
