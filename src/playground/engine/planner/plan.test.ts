import { expect, it } from 'vitest'
import { engine, unwrap } from '@/playground/build-engine'
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

async function fetchesOf(query: string, graph = subgraphs): Promise<Fetch[]> {
  return unwrap(await engine.plan({ subgraphs: graph, operation: { query } })).fetches
}

/** Why a query has no plan, and the places in it that are at fault. */
async function failureOf(query: string, graph = subgraphs) {
  const result = await engine.plan({ subgraphs: graph, operation: { query } })
  if (result.ok) throw new Error('expected a failure')
  const { message, operationErrors = [] } = result.failure
  return { message, places: operationErrors.map(({ range }) => query.slice(range.from, range.to)) }
}

it('says for each fetch where it is merged, what it waits for, and why it exists', async () => {
  const [first, second, third] = await fetchesOf('{ products { name cost } }')
  const root = { path: [], wave: 1, waitsFor: [], reason: { kind: 'root' } }
  expect(first).toMatchObject({ subgraph: 'products', ...root })
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

it.each([
  ['{ products { colour size2 } }', ['colour', 'size2']],
  ['query ($id: Nothing) { products { id } }', ['Nothing', '$id']],
  ['{ products { ', ['{']],
  ['mutation { buy }', ['mutation']],
])('gives the places of what is wrong with %s', async (query, wrong) => {
  expect((await failureOf(query)).places).toEqual(wrong)
})

const bridged = [
  { name: 'orders', sdl: `${link}type Query { orders: [Order!] } type Order @key(fields: "id") { id: ID! }` },
  {
    name: 'registry',
    sdl: `${link}type Order @key(fields: "id") @key(fields: "vat") { id: ID! vat: ID! plan: Int }`,
  },
  { name: 'prices', sdl: `${link}type Order @key(fields: "id") { id: ID! price: Int }` },
  {
    name: 'taxes',
    sdl: `${link}type Order @key(fields: "vat") { vat: ID! price: Int @external duty: Int @requires(fields: "price") }`,
  },
]

it('waits for the bridge that brings the key of a field with @requires', async () => {
  const fetches = await fetchesOf('{ orders { duty } }', bridged)
  const idOf = (name: string) => fetches.find(({ subgraph }) => subgraph === name)?.id
  expect(fetches.find(({ subgraph }) => subgraph === 'taxes')?.waitsFor).toEqual(
    expect.arrayContaining([idOf('registry'), idOf('prices')]),
  )
})

it('asks for a key with an alias as often as without one', async () => {
  expect(await fetchesOf('{ orders { plan number: vat duty } }', bridged)).toHaveLength(
    (await fetchesOf('{ orders { plan vat duty } }', bridged)).length,
  )
})

const contexts = link.replace('v2.3', 'v2.8').replace('"@key"', '"@key", "@context", "@fromContext"')

it.each([
  ['mutation { open }', /No subgraph defines the type Mutation/, 'mutation'],
  ['{ shop { price { text } } }', /Price\.text has an argument with @fromContext/, 'text'],
])('says why %s has no plan', async (query, message, wrong) => {
  const sdl = `${contexts}type Query { shop: Shop } type Shop @key(fields: "id") @context(name: "shop") { id: ID! currency: String! price: Price }
    type Price @key(fields: "id") { id: ID! text(currency: String @fromContext(field: "$shop { currency }")): String }`
  const failure = await failureOf(query, [{ name: 'shop', sdl }])
  expect(failure.message).toMatch(message)
  expect(failure.places).toEqual([wrong])
})
