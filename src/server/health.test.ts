import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setDatabaseCheck } from '@/lib/database-check'
import { createHealth } from './health'

beforeEach(() => setDatabaseCheck(async () => undefined))
afterEach(() => vi.restoreAllMocks())

test('a build is stale from the time a page was due to change', async () => {
  let now = new Date('2027-01-01T00:00:00Z')
  const health = createHealth('b1', '2027-01-01T00:00:01Z', () => now)
  expect(await health.readiness()).toMatchObject({ ready: true, build: 'b1', stale: false })
  now = new Date('2027-01-01T00:00:01Z')
  expect(await health.readiness()).toMatchObject({ ready: true, stale: true })
  expect(await createHealth('b1', null).readiness()).toMatchObject({ stale: false, nextChange: null })
})

test('staleness is logged once', () => {
  const write = vi.spyOn(console, 'log').mockReturnValue()
  const health = createHealth('b1', '2027-01-01T00:00:00Z', () => new Date('2028-01-01T00:00:00Z'))
  health.reportStaleness()
  health.reportStaleness()
  expect(write).toHaveBeenCalledOnce()
})

test('a process is ready after it has warmed up', async () => {
  const health = createHealth('b1', null)
  let end = () => {}
  const warm = health.readyAfter(new Promise<void>((resolve) => (end = resolve)))
  expect(await health.readiness()).toMatchObject({ ready: false })
  end()
  await warm
  expect(await health.readiness()).toMatchObject({ ready: true })
})

test('a process that shuts down is not ready', async () => {
  const health = createHealth('b1', null)
  health.markUnready()
  expect(await health.readiness()).toMatchObject({ ready: false, database: 'writable' })
})

test('a process whose database cannot be written is not ready', async () => {
  setDatabaseCheck(() => Promise.reject(new Error('disk full')))
  expect(await createHealth('b1', null).readiness()).toMatchObject({ ready: false, database: 'not writable' })
})
