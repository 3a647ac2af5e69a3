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

test('solved exercises are no problem', async () => {
  expect(await gradeSolutions([submission('one'), submission('two')])).toBeUndefined()
}, 30_000)

test.each([
  ['that is not solved', starter, /price/],
  ['that is no schema', product('}'), /\w+ .+/],
  ['that nests too deeply', product(`a: ${'['.repeat(5000)}Int${']'.repeat(5000)}`), /\w+ .+/],
])(
  'solutions are composed again in a thread, and the first is named %s',
  { timeout: 30_000 },
  async (_, wrong, why) => {
    const reason = expect.stringMatching(why) as string
    const solutions = [submission('one'), submission('two', wrong), submission('three', [])]
    expect(await gradeSolutions(solutions)).toMatchObject({ id: 'two', solved: false, reason })
  },
)

test('a thread that takes too long is ended', async () => {
  const reason = expect.stringContaining('too long') as string
  expect(await gradeSolutions([submission('one')], 1)).toMatchObject({ id: 'one', solved: false, reason })
})
