import { expect, it } from 'vitest'
import { createEngine } from '../engine'
import type { Fetch } from '../messages'

const link =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@external", "@requires"])\n'
const subgraphs = [
  {
    name: 'products',
    sdl: `${link}type Query { products: [Product!]! } type Product @key(fields: "id") { id: ID! name: String! weight: Int }`,
  },
  {
    name: 'shipping',
    sdl: `${link}type Product @key(fields: "id") { id: ID! weight: Int @external size: Int @external cost: Int @requires(fields: "weight size") }`,
  },
  { name: 'sizes', sdl: `${link}type Product @key(fields: "id") { id: ID! size: Int }` },
]

async function fetchesOf(query: string): Promise<Fetch[]> {
  const result = await createEngine().plan({ subgraphs, operation: { query } })
  if (!result.ok) throw new Error(result.failure.message)
  return result.value.fetches
}

it('says for each fetch where it is merged, what it waits for, and why it exists', async () => {
  const [first, second, third] = await fetchesOf('{ products { name cost } }')
  expect(first).toMatchObject({
    subgraph: 'products',
    path: [],
    wave: 1,
    waitsFor: [],
    reason: { kind: 'root' },
  })
  expect(second).toMatchObject({
    subgraph: 'sizes',
    path: ['products'],
    wave: 2,
    waitsFor: [1],
    reason: { kind: 'requires', type: 'Product', key: 'id', fields: ['size'], requiredBy: 'Product.cost' },
  })
  expect(third).toMatchObject({
    subgraph: 'shipping',
    wave: 3,
    waitsFor: [1, 2],
    reason: { kind: 'key', key: 'id', fields: ['cost'], requires: 'weight size' },
  })
})

it('asks the first subgraph for what a later one needs', async () => {
  const [first] = await fetchesOf('{ products { cost } }')
  expect(first?.operation).toMatch(/id\b[^]*weight|weight[^]*id\b/)
})

it('refuses a query that does not fit, and says where', async () => {
  const engine = createEngine()
  const result = await engine.plan({ subgraphs, operation: { query: '{ products {\n  colour } }' } })
  if (result.ok) throw new Error('expected a failure')
  expect(result.failure).toMatchObject({ reason: 'invalid-operation' })
  expect(result.failure.message).toContain('Line 2, column 3')
})

it.each([
  ['{ products { colour size2 } }', ['colour', 'size2']],
  ['query ($id: Nothing) { products { id } }', ['Nothing', '$id']],
  ['{ products { ', ['{']],
])('gives the places of what is wrong with %s', async (query, wrong) => {
  const result = await createEngine().plan({ subgraphs, operation: { query } })
  if (result.ok) throw new Error('expected a failure')
  const errors = result.failure.operationErrors ?? []
  expect(errors.map(({ range }) => query.slice(range.from, range.to))).toEqual(wrong)
})

it('asks for an operation name when there are several', async () => {
  const query = 'query A { products { id } } query B { products { name } }'
  const engine = createEngine()
  expect(await engine.plan({ subgraphs, operation: { query } })).toMatchObject({ ok: false })
  expect(await engine.plan({ subgraphs, operation: { query, operationName: 'B' } })).toMatchObject({
    ok: true,
  })
})
