import { expect, test, vi } from 'vitest'
import { setDatabaseCheck } from '@/lib/database-check'
import { createHealth } from './health'

test('a process is ready once it has warmed up, until it shuts down', async () => {
  setDatabaseCheck(async () => undefined)
  const health = createHealth('b1', null)
  let end = () => {}
  const warm = health.readyAfter(new Promise<void>((resolve) => (end = resolve)))
  expect(await health.readiness()).toMatchObject({ ready: false })
  end()
  await warm
  expect(await health.readiness()).toMatchObject({ ready: true, build: 'b1', stale: false, nextChange: null })
  health.markUnready()
  expect(await health.readiness()).toMatchObject({ ready: false, database: 'writable' })
})

test('a build is stale from the time a page was due to change, which is logged once', async () => {
  const write = vi.spyOn(console, 'log').mockReturnValue()
  let now = new Date('2027-01-01T00:00:00Z')
  const health = createHealth('b1', '2027-01-01T00:00:01Z', () => now)
  health.reportStaleness()
  expect(await health.readiness()).toMatchObject({ stale: false })
  now = new Date('2027-01-01T00:00:01Z')
  expect(await health.readiness()).toMatchObject({ stale: true })
  for (let count = 0; count < 2; count += 1) health.reportStaleness()
  expect(write).toHaveBeenCalledOnce()
  write.mockRestore()
})
