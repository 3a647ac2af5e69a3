import { afterEach, expect, test, vi } from 'vitest'
import { createHealth } from './health'

afterEach(() => vi.restoreAllMocks())

test('a build is stale from the time a page was due to change', () => {
  let now = new Date('2027-01-01T00:00:00Z')
  const health = createHealth('b1', '2027-01-01T00:00:01Z', () => now)
  expect(health.readiness()).toMatchObject({ ready: true, build: 'b1', stale: false })
  now = new Date('2027-01-01T00:00:01Z')
  expect(health.readiness()).toMatchObject({ ready: true, stale: true })
  expect(createHealth('b1', null).readiness()).toMatchObject({ stale: false, nextChange: null })
})

test('staleness is logged once', () => {
  const write = vi.spyOn(console, 'log').mockReturnValue()
  const health = createHealth('b1', '2027-01-01T00:00:00Z', () => new Date('2028-01-01T00:00:00Z'))
  health.reportStaleness()
  health.reportStaleness()
  expect(write).toHaveBeenCalledOnce()
})

test('a process that shuts down is not ready', () => {
  const health = createHealth('b1', null)
  health.markUnready()
  expect(health.readiness().ready).toBe(false)
})
