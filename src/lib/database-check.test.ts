import { expect, test } from 'vitest'
import { createDatabaseCheck, setDatabaseCheck } from './database-check'

test('while the routes have not started, there is no writable database', async () => {
  expect(await createDatabaseCheck()()).toBe(false)
})

test('a write that fails or takes too long is no writable database', async () => {
  setDatabaseCheck(async () => undefined)
  expect(await createDatabaseCheck()()).toBe(true)
  setDatabaseCheck(() => Promise.reject(new Error('disk full')))
  expect(await createDatabaseCheck()()).toBe(false)
  setDatabaseCheck(() => new Promise(() => undefined))
  expect(await createDatabaseCheck(20)()).toBe(false)
})

test('requests at the same time share one check', async () => {
  let checks = 0
  setDatabaseCheck(async () => void (checks += 1))
  const isWritable = createDatabaseCheck()
  await Promise.all([isWritable(), isWritable(), isWritable()])
  expect(checks).toBe(1)
})
