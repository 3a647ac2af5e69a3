import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createAdmission } from '@/lib/admission'
import { listen } from '@/lib/testing/listen'
import { createHandlerQueue, createPageQueue, createQueryQueue } from './render-queue'

const quiet = () => createAdmission({ limit: 512, used: () => 200, delay: () => 0 })

const req = { headers: {}, socket: {} } as IncomingMessage

function response(destroyed = false) {
  return { destroyed, writeHead: vi.fn(), end: vi.fn() }
}

/** A queue, and how many of its pages have begun. */
function create() {
  const enqueue = createPageQueue(quiet())
  const finish: (() => void)[] = []
  const render = () => new Promise<void>((resolve) => finish.push(resolve))
  return {
    finish,
    add(res = response()) {
      void enqueue(req, res as unknown as ServerResponse, render)
      return res
    },
  }
}

test('two pages are rendered at a time', async () => {
  const { finish, add } = create()
  for (let count = 0; count < 3; count += 1) add()
  await expect.poll(() => finish.length).toBe(2)
  finish[0]?.()
  await expect.poll(() => finish.length).toBe(3)
})

test('queries are answered one at a time, and the next waits as long again as the last one took', async () => {
  const enqueue = createQueryQueue(quiet())
  const begun: number[] = []
  const render = async () => {
    begun.push(performance.now())
    await pause(100)
  }
  const add = () => enqueue(req, response() as unknown as ServerResponse, render)
  await Promise.all([add(), add()])
  expect((begun[1] ?? 0) - (begun[0] ?? 0)).toBeGreaterThanOrEqual(195)
})

test('pages that wait for the database do not keep others waiting', async () => {
  const { finish, add } = create()
  for (let count = 0; count < 4; count += 1) add()
  await expect.poll(() => finish.length).toBe(4)
})

test('a page whose client has left is not rendered, and when too many wait the response is 503', async () => {
  const { finish, add } = create()
  add(response(true))
  for (let count = 0; count < 200; count += 1) add()
  const { writeHead } = add()
  await expect
    .poll(() => writeHead)
    .toHaveBeenCalledWith(503, expect.objectContaining({ 'retry-after': '10' }))
  await expect.poll(() => finish.length).toBe(2)
})

test.each([
  ['pages', () => createPageQueue(quiet())],
  ['route handlers', createHandlerQueue],
])('a new connection is accepted before %s of a hundred others are rendered', async (_, createQueue) => {
  const enqueue = createQueue()
  let rendered = 0
  const server = createServer((incoming, res) => {
    if (incoming.url === '/fast') return res.end()
    return enqueue(incoming, res, async () => {
      const end = performance.now() + 5
      while (performance.now() < end);
      rendered += 1
      res.end()
    })
  })
  const port = await listen(server)
  const sockets = Array.from({ length: 100 }, () => connect(port, '127.0.0.1'))
  for (const socket of sockets) socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await fetch(`http://127.0.0.1:${port}/fast`)
  expect(rendered).toBeLessThan(20)
  for (const socket of sockets) socket.destroy()
  server.close()
})
