import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { createRenderQueue } from './render-queue'

const req = { headers: {}, socket: {} } as IncomingMessage

function response(destroyed = false) {
  return { destroyed, writeHead: vi.fn(), end: vi.fn() }
}

/** A queue, and how many of its pages have begun. */
function create() {
  const enqueue = createRenderQueue()
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

test('pages that wait for the database do not keep others waiting', async () => {
  const { finish, add } = create()
  for (let count = 0; count < 4; count += 1) add()
  await expect.poll(() => finish.length).toBe(4)
})

test('a page whose client has left is not rendered, and above 200 waiting ones the response is 503', async () => {
  const { finish, add } = create()
  add(response(true))
  for (let count = 0; count < 201; count += 1) add()
  expect(add().writeHead).toHaveBeenCalledWith(503, expect.objectContaining({ 'retry-after': '10' }))
  await expect.poll(() => finish.length).toBe(2)
})
