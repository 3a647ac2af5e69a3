import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
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

/** The front server and Next's routes each bundle their own copy of the module. */
async function freshCopy(): Promise<typeof BeforeExit> {
  vi.resetModules()
  return import('./before-exit')
}

test('the server waits for work that the routes registered', async () => {
  expect(routes.beforeExit).not.toBe(server.beforeExit)
  const done: string[] = []
  routes.beforeExit(() => pause(20).then(() => void done.push('events')))
  await server.runBeforeExit()
  expect(done).toEqual(['events'])
})

test('work that fails or hangs neither throws nor blocks other work', async () => {
  const done: string[] = []
  routes.beforeExit(() => Promise.reject(new Error('away')))
  routes.beforeExit(() => new Promise(() => undefined))
  routes.beforeExit(async () => void done.push('rest'))
  await server.runBeforeExit(30)
  expect(done).toEqual(['rest'])
})

test('the database is closed after everything else, which may still write', async () => {
  const done: string[] = []
  routes.beforeExit(async () => void done.push('close'), 'last')
  routes.beforeExit(() => pause(20).then(() => void done.push('events')))
  await server.runBeforeExit()
  expect(done).toEqual(['events', 'close'])
})
