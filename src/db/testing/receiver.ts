import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** Starts a receiver of webhooks, which responds with `status` and notes what it got. */
export async function startReceiver() {
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
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  receiver.webhook.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  afterAll(() => void server.close())
  return receiver
}
