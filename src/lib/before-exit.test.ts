import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as BeforeExit from './before-exit'

const list = Symbol.for('site.before-exit')
let routes: typeof BeforeExit
let server: typeof BeforeExit

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  delete (globalThis as { [list]?: unknown })[list]
  routes = await freshCopy()
  server = await freshCopy()
})
afterEach(() => vi.restoreAllMocks())

/** Routes and server are bundled apart, each with a copy of the module. */
async function freshCopy(): Promise<typeof BeforeExit> {
  vi.resetModules()
  return import('./before-exit')
}

test('the server waits for what the routes have named', async () => {
  expect(routes.beforeExit).not.toBe(server.beforeExit)
  const done: string[] = []
  routes.beforeExit(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    done.push('events')
  })
  await server.settleBeforeExit()
  expect(done).toEqual(['events'])
})

test('what fails or hangs neither throws nor keeps the rest from being done', async () => {
  const done: string[] = []
  routes.beforeExit(() => Promise.reject(new Error('away')))
  routes.beforeExit(() => new Promise(() => undefined))
  routes.beforeExit(async () => void done.push('rest'))
  await server.settleBeforeExit(30)
  expect(done).toEqual(['rest'])
})

test('nothing to do is done at once', async () => {
  await expect(server.settleBeforeExit()).resolves.toBeUndefined()
})
