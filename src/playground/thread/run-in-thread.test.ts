import { expect, test } from 'vitest'
import { callEngine, gradeSolutions, type Solution } from './run-in-thread'

const product = (more: string) => [
  { name: 'products', sdl: `type Query { product: Product } type Product { id: ID! ${more} }` },
]
const starter = product('')
const submission = (id: string, subgraphs = product('price: Int')): Solution => ({
  id,
  exercise: { starter, goals: [{ kind: 'has', coordinate: 'Product.price' }], mistakes: [] },
  subgraphs,
})

test('a call gives what the engine gives', async () => {
  expect(await callEngine('compose', { subgraphs: starter })).toMatchObject({ ok: true })
}, 30_000)

test('solutions are composed again in a thread, and the first that fails its goals is named', async () => {
  expect(await gradeSolutions([submission('one'), submission('two')])).toBeUndefined()
  const unchanged = submission('two', starter)
  expect(await gradeSolutions([submission('one'), unchanged, submission('three', [])])).toMatchObject({
    id: 'two',
    solved: false,
    reason: expect.stringContaining('price') as string,
  })
}, 30_000)

test('text that is no schema, and text that nests too deeply, fail with a sentence', async () => {
  for (const sdl of ['type {', `type Query { a: ${'['.repeat(5000)}Int${']'.repeat(5000)} }`])
    expect(await gradeSolutions([submission('one', [{ name: 'products', sdl }])])).toMatchObject({
      id: 'one',
      solved: false,
      reason: expect.stringMatching(/\w+ .+/) as string,
    })
}, 30_000)

test('a thread that takes too long is ended', async () => {
  expect(await gradeSolutions([submission('one')], 1)).toMatchObject({
    id: 'one',
    solved: false,
    reason: expect.stringContaining('too long') as string,
  })
})
