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

test.each([
  ['is solved', undefined, undefined],
  ['is not solved', starter, /price/],
  ['is no schema', product('}'), /\w+ .+/],
  ['nests too deeply', product(`a: ${'['.repeat(5000)}Int${']'.repeat(5000)}`), /\w+ .+/],
])(
  'solutions are composed again in a thread; one %s',
  async (_, subgraphs, reason) => {
    const graded = await gradeSolutions([
      submission('one'),
      submission('two', subgraphs),
      submission('three', reason && []),
    ])
    expect(graded).toEqual(
      reason &&
        expect.objectContaining({
          id: 'two',
          solved: false,
          reason: expect.stringMatching(reason) as string,
        }),
    )
  },
  30_000,
)

test('a thread that takes too long is ended', async () => {
  const reason = expect.stringContaining('too long') as string
  expect(await gradeSolutions([submission('one')], 1)).toMatchObject({ id: 'one', solved: false, reason })
})
