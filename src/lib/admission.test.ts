import { expect, test } from 'vitest'
import { BusyError, createAdmission } from './admission'

const quiet = { limit: 512, used: () => 200, delay: () => 0 }
function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve: () => resolve() }
}

test('heavy work runs alone in a small container, and addresses take turns', async () => {
  const admit = createAdmission(quiet)
  const order: string[] = []
  const first = deferred()
  const run = (name: string, address: string) => admit('image', address, async () => void order.push(name))
  const all = [
    admit('image', 'a', () => first.promise),
    ...['a1', 'a2', 'a3'].map((name) => run(name, 'a')),
    run('b1', 'b'),
    admit('upload', 'c', async () => void order.push('c1')),
  ]
  await Promise.resolve()
  expect(order).toEqual([])
  first.resolve()
  await Promise.all(all)
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
})

test('pages are rendered beside heavy work, but nothing starts without memory for it', async () => {
  let used = 200
  const admit = createAdmission({ ...quiet, used: () => used })
  const image = deferred()
  const running = admit('image', 'a', () => image.promise)
  expect(await admit('page', 'b', async () => 'rendered')).toBe('rendered')
  image.resolve()
  await running
  used = 480
  const waits = admit('page', 'b', async () => 'rendered later')
  expect(await Promise.race([waits, new Promise((resolve) => setTimeout(resolve, 150, 'waits'))])).toBe(
    'waits',
  )
  used = 300
  expect(await waits).toBe('rendered later')
})

test('an address that asks for too much is refused, and never another one', async () => {
  const admit = createAdmission(quiet)
  const first = deferred()
  const refused: string[] = []
  const ask = (address: string) =>
    admit('image', address, () => first.promise).catch((error: unknown) => {
      if (error instanceof BusyError) refused.push(address)
    })
  const all = ['a', 'b', 'c', 'd'].flatMap((address) => Array.from({ length: 200 }, () => ask(address)))
  const visitor = Array.from({ length: 12 }, () => ask('visitor'))
  first.resolve()
  await Promise.all([...all, ...visitor])
  expect(refused).not.toContain('visitor')
  expect(refused.length).toBeGreaterThan(250)
})

test('work that fails gives its place back', async () => {
  const admit = createAdmission(quiet)
  await expect(admit('claim', 'a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await admit('claim', 'a', async () => 1)).toBe(1)
})
