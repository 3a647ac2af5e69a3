import { expect, test } from 'vitest'
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
