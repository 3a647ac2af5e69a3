import { Agent, createServer, get } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { closeAfterResponse, drain } from './shutdown'

test('open requests finish and idle connections close', async () => {
  const server = createServer((_req, res) => setTimeout(() => res.end('done'), 150))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = new Promise<string>((resolve) => {
    get({ port, host: '127.0.0.1' }, (res) => res.on('data', (data) => resolve(String(data))))
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  await drain(server)
  expect(await answer).toBe('done')
})

test('requests that take longer than the timeout are cut off', async () => {
  const server = createServer(() => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const failure = new Promise<string>((resolve) => {
    get({ port, host: '127.0.0.1' }).on('error', (error) => resolve(error.message))
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  await drain(server, 100)
  expect(await failure).toContain('hang up')
})

test('an upgraded connection does not block the shutdown', async () => {
  const server = createServer()
  server.on('upgrade', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: tunnel\r\n\r\n')
  await new Promise<void>((resolve) => server.once('upgrade', () => resolve()))
  await drain(server, 100)
  expect(server.listening).toBe(false)
  socket.destroy()
})

test('before the shutdown each response closes its connection, which costs no request', async () => {
  const server = createServer((_req, res) => res.end('done'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
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
