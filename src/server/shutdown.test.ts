import { once } from 'node:events'
import { Agent, createServer, get, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listen } from '@/lib/testing/listen'
import { closeAfterResponse, drain } from './shutdown'

async function serve(listener?: RequestListener) {
  const server = createServer(listener)
  return { server, port: await listen(server) }
}

test('open requests finish and idle connections close', async () => {
  const { server, port } = await serve((_req, res) => setTimeout(() => res.end('done'), 150))
  const answer = fetch(`http://127.0.0.1:${port}/`)
  await pause(50)
  await drain(server)
  expect(await (await answer).text()).toBe('done')
})

test('requests that take longer than the timeout are cut off', async () => {
  const { server, port } = await serve(() => undefined)
  const failure = fetch(`http://127.0.0.1:${port}/`).catch((error: Error) => error.message)
  await pause(50)
  await drain(server, 100)
  expect(await failure).toBe('fetch failed')
})

test('an upgraded connection does not block the shutdown', async () => {
  const { server, port } = await serve()
  server.on('upgrade', () => undefined)
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: tunnel\r\n\r\n')
  await once(server, 'upgrade')
  await drain(server, 100)
  expect(server.listening).toBe(false)
  socket.destroy()
})

test('before the shutdown each response closes its connection, which costs no request', async () => {
  const { server, port } = await serve((_req, res) => res.end('done'))
  const agent = new Agent({ keepAlive: true })
  const connectionOf = () =>
    new Promise<string | undefined>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (res) => {
        res.resume().on('end', () => resolve(res.headers.connection))
      }).on('error', reject)
    })
  expect(await connectionOf()).toBe('keep-alive')
  closeAfterResponse(server)
  expect([await connectionOf(), await connectionOf()]).toEqual(['close', 'close'])
  agent.destroy()
  await drain(server, 1000)
})
