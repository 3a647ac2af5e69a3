import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { listen } from '@/lib/testing/listen'
import { limitConnections } from './connections'

const open: (Server | Socket)[] = []
afterEach(() => {
  for (const one of open.splice(0)) {
    if ('closeAllConnections' in one) one.close().closeAllConnections()
    else one.destroy()
  }
})

function serve(
  listener: RequestListener,
  options?: Parameters<typeof limitConnections>[1],
  onParsed: () => void = () => {},
): Promise<number> {
  const server = createServer()
  server.on('request', onParsed)
  server.on('request', limitConnections(server, options)(listener))
  open.push(server)
  return listen(server)
}

/** Opens a connection and sends `text`. `received` is what came back, `closed` whether the server closed it. */
function client(port: number, text = '') {
  const state = { received: '', closed: false, socket: connect(port, '127.0.0.1') }
  state.socket.on('data', (data) => (state.received += String(data)))
  state.socket.on('close', () => (state.closed = true)).on('error', () => (state.closed = true))
  state.socket.write(text)
  open.push(state.socket)
  return state
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
const many = (count: number) => Array.from({ length: count }, (_, at) => get(`/${at}`)).join('')

test('16 pipelined requests get their responses in order, one at a time', async () => {
  let atOnce = 0
  let most = 0
  const port = await serve(async ({ url }, res) => {
    most = Math.max(most, (atOnce += 1))
    await pause(1)
    atOnce -= 1
    res.end(`<${url}>`)
  })
  const impatient = client(port, many(16))
  await expect.poll(() => impatient.received).toContain('</15>')
  expect(impatient.received.match(/<\/\d+>/g)).toEqual(Array.from({ length: 16 }, (_, at) => `</${at}>`))
  expect({ most, closed: impatient.closed }).toEqual({ most: 1, closed: false })
})

test('the 17th unanswered request closes its connection and no other, and what came after it is not parsed', async () => {
  const counts = { parsed: 0, started: 0 }
  const listener: RequestListener = ({ url }, res) =>
    url === '/fine' ? res.end('fine') : (counts.started += 1)
  const port = await serve(listener, {}, () => (counts.parsed += 1))
  const attacker = client(port, many(1000))
  await expect.poll(() => attacker.closed).toBe(true)
  expect(counts).toEqual({ parsed: 17, started: 1 })
  const visitor = client(port, get('/fine'))
  await expect.poll(() => visitor.received).toContain('fine')
})

test('a request is answered after those before it, however many a connection has had', async () => {
  const port = await serve((_req, res) => res.end('done'))
  const visitor = client(port)
  for (let count = 1; count <= 20; count += 1) {
    visitor.socket.write(get('/'))
    await expect.poll(() => visitor.received.match(/done/g)).toHaveLength(count)
  }
})

test('a visitor is served between the pipelined requests of many connections', async () => {
  let served = 0
  let servedBefore = 0
  let visitor: ReturnType<typeof client> | undefined
  const port = await serve(({ url }, res) => {
    if (url === '/visit') res.end(`after ${served - servedBefore} others`)
    else res.end('done')
    served += 1
    if (served !== 100) return
    servedBefore = served
    visitor = client(port, get('/visit'))
  })
  for (let count = 0; count < 50; count += 1) client(port, many(16))
  await expect.poll(() => visitor?.received).toContain('others')
  expect(Number(/after (\d+)/.exec(visitor?.received ?? '')?.[1])).toBeLessThan(20)
})

test('a client that reads nothing loses its connection', async () => {
  const body = Buffer.alloc(32 * 1024 * 1024)
  const port = await serve((_req, res) => res.end(body), { timeoutMs: 100 })
  const { socket } = client(port)
  socket.pause()
  const closed = new Promise((resolve) => socket.on('close', resolve).on('error', resolve))
  socket.write(get('/'))
  await pause(500)
  socket.resume()
  await closed
  expect(socket.bytesRead).toBeLessThan(body.length)
})

test('a response that takes longer than the timeout to prepare is sent', async () => {
  const port = await serve((_req, res) => void setTimeout(() => res.end('late'), 300), { timeoutMs: 100 })
  const visitor = client(port, get('/'))
  await expect.poll(() => visitor.received).toContain('late')
})

test('when all connections are taken, the one that waits longest makes room for a visitor', async () => {
  const port = await serve((_req, res) => res.end('done'), { maxConnections: 3 })
  const slow: ReturnType<typeof client>[] = []
  for (let at = 0; at < 3; at += 1) {
    slow.push(client(port, 'GET / HTTP/1.1\r\nHost: '))
    await pause(20)
  }
  const visitor = client(port, get('/'))
  await expect.poll(() => visitor.received).toContain('done')
  await expect.poll(() => slow.map(({ closed }) => closed)).toEqual([true, false, false])
})

test('a new connection closes no other one whose response has just begun', async () => {
  const port = await serve((_req, res) => void setTimeout(() => res.end('done'), 100), { maxConnections: 1 })
  const visitor = client(port, get('/'))
  await pause(30)
  const other = client(port, get('/'))
  await expect.poll(() => other.closed).toBe(true)
  await expect.poll(() => visitor.received).toContain('done')
})
