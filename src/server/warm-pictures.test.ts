import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { warmPictures } from './warm-pictures'

let running: Server | undefined

afterEach(() => {
  running?.closeAllConnections()
  running?.close()
})

it('asks for one picture after the other as a browser of today does', async () => {
  const { server, origin, asked } = await listen()
  await warmPictures(server, origin, ['/a', '/b'], new AbortController().signal)
  expect(asked).toEqual(['/a image/avif,*/*', '/b image/avif,*/*'])
})

it('waits while visitors come, and ends with the server', async () => {
  const { server, origin, asked } = await listen('/a')
  const ended = new AbortController()
  const all = warmPictures(server, origin, ['/a', '/b'], ended.signal)
  await expect.poll(() => asked).toHaveLength(2)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(asked).toEqual(['/a image/avif,*/*', '/page */*'])
  ended.abort()
  await all
  expect(asked).toHaveLength(2)
})

/** A server that notes what it is asked for; somebody else asks it for a page while it answers `visitAt`. */
async function listen(visitAt?: string): Promise<{ server: Server; origin: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((req, res) => {
    asked.push(`${req.url} ${req.headers.accept}`)
    if (req.url !== visitAt) return void res.end()
    void fetch(`${origin}/page`).then(() => res.end())
  })
  running = server
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { server, origin, asked }
}
