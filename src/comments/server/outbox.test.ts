import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect, type Connection } from '@/db/connection'
import { deliverDue } from '@/db/outbox/outbox'
import { sign, type Webhook } from '@/db/outbox/webhook'
import { describeEngines } from '@/db/testing/engines'
import { deleteComments } from './moderate'
import { commentOutbox } from './outbox'
import { addComment } from './store'

const start = new Date('2026-01-01T00:00:00.000Z')
const later = (days: number) => new Date(start.getTime() + days * 86_400_000)
const secret = 'secret'

describeEngines('notification of comments', (_engine, newDatabase) => {
  let connection: Connection
  let receiver: Server
  let webhook: Webhook
  let calls: { signature: string; body: string }[] = []
  beforeAll(async () => {
    connection = await connect(await newDatabase())
    vi.spyOn(console, 'log').mockReturnValue()
    receiver = createServer((req, res) => {
      let body = ''
      req.on('data', (chunk) => (body += String(chunk)))
      req.on('end', () => {
        calls.push({ signature: String(req.headers['x-perigee-signature-256']), body })
        res.writeHead(calls.length === 1 ? 500 : 204).end()
      })
    }).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    const address = receiver.address()
    webhook = {
      url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
      secret,
    }
  })
  afterAll(async () => {
    receiver.close()
    await connection.db.destroy()
    vi.restoreAllMocks()
  })

  test('a comment is delivered signed, again after a failure, without the address of its writer', async () => {
    const { db } = connection
    const comment = {
      thread: { key: 'T', path: '/blog/t', title: 'T' },
      parent: undefined,
      key: 'k',
      writer: 'ada',
      name: 'Ada',
      email: 'ada@example.com',
      text: 'Hello',
    }
    const row = await addComment(db, comment, { now: start, notify: true })
    const id = typeof row === 'string' ? '' : row.id
    const deliver = (days: number) => deliverDue(db, commentOutbox, webhook, () => later(days))
    expect([await deliver(0), await deliver(1), await deliver(2)]).toEqual([1, 1, 0])
    expect(calls).toHaveLength(2)
    const last = calls.at(-1)
    expect(last?.signature).toBe(sign(last?.body ?? '', secret))
    const body = JSON.parse(last?.body ?? '') as Record<string, string>
    expect(body).toMatchObject({ event: 'comment', id, status: 'pending', name: 'Ada', text: 'Hello' })
    expect(last?.body).not.toContain('ada@example.com')
    expect(new URL(body.decide ?? '').pathname).toBe('/desk/comments')

    const another = await addComment(db, { ...comment, key: 'k2' }, { now: start, notify: true })
    await deleteComments(db, [typeof another === 'string' ? '' : another.id])
    expect(await deliver(3)).toBe(0)
  })
})
