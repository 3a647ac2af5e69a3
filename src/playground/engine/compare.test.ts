import { expect, it } from 'vitest'
import { createEngine } from './engine'
import type { Change, Client, Comparison } from './messages'

const before = `
  type Query { product(id: ID!): Product products(first: Int = 10): [Product!]! search(filter: Filter): [Hit!]! }
  type Product { id: ID! name: String! price: Float status: Status! legacy: String }
  type Article { id: ID! title: String }
  union Hit = Product | Article
  enum Status { ACTIVE GONE }
  input Filter { text: String status: Status order: Order }
  enum Order { UP }
`
const clients: Client[] = [
  { name: 'web', version: '4.2', share: 0.6, operations: ['query Page { product(id: 1) { name price } }'] },
  {
    name: 'ios',
    version: '2.0',
    share: 0.3,
    operations: [
      'query List { products { id status } }',
      'query Find($filter: Filter) { search(filter: $filter) { ... on Article { title } } }',
    ],
  },
  { name: 'partner', version: '1', share: 0.1, operations: ['{ products(first: 5) { id } }'] },
]

async function compared(sdl: string, used = clients): Promise<Comparison> {
  const graph = (text: string) => [{ name: 'shop', sdl: text }]
  const result = await createEngine().compare({ before: graph(before), after: graph(sdl), clients: used })
  if (!result.ok) throw new Error(result.failure.message)
  return result.value
}

async function changed(from: string, to: string): Promise<{ change: Change; who: string[]; share: number }> {
  const { changes, affectedShare } = await compared(before.replace(from, to))
  const [change] = changes
  if (!change) throw new Error('expected a change')
  return {
    change,
    who: change.affects.map(({ client, operation }) => `${client} ${operation}`),
    share: affectedShare,
  }
}

it('finds nothing between equal schemas', async () => {
  expect(await compared(before)).toEqual({ changes: [], affectedShare: 0, stale: [] })
})

it('names the clients that a removed field breaks, by version and share', async () => {
  const { change, share } = await changed(' price: Float', '')
  expect(change).toMatchObject({ type: 'FIELD_REMOVED', severity: 'breaking', coordinate: 'Product.price' })
  expect(change.affects).toEqual([{ client: 'web', version: '4.2', share: 0.6, operation: 'Page' }])
  expect(share).toBeCloseTo(0.6)
})

it('says of a removed field that nobody uses it', async () => {
  const { change, share } = await changed(' legacy: String', '')
  expect(change.affects).toEqual([])
  expect(share).toBe(0)
})

it.each([
  ['name: String!', 'name: String', 'FIELD_CHANGED_KIND', 'Product.name', ['web Page']],
  ['ACTIVE GONE', 'ACTIVE', 'VALUE_REMOVED_FROM_ENUM', 'Status.GONE', ['ios Find']],
  ['products(first: Int = 10)', 'products', 'ARG_REMOVED', 'Query.products(first:)', ['partner operation 1']],
  [
    'product(id: ID!)',
    'product(id: ID!, at: Int!)',
    'REQUIRED_ARG_ADDED',
    'Query.product(at:)',
    ['web Page'],
  ],
  ['filter: Filter)', 'filter: Filter!)', 'ARG_CHANGED_KIND', 'Query.search(filter:)', ['ios Find']],
  ['text: String', 'text: String limit: Int!', 'REQUIRED_INPUT_FIELD_ADDED', 'Filter.limit', ['ios Find']],
  ['Product | Article', 'Product', 'TYPE_REMOVED_FROM_UNION', 'Hit', ['ios Find']],
])('judges %s → %s by use', async (from, to, type, coordinate, who) => {
  const found = await changed(from, to)
  expect(found.change).toMatchObject({ type, severity: 'breaking', coordinate })
  expect(found.who).toEqual(who)
})

it.each([
  ['ACTIVE GONE', 'ACTIVE GONE LATE', 'VALUE_ADDED_TO_ENUM', 'Status.LATE', ['ios List']],
  ['first: Int = 10', 'first: Int = 20', 'ARG_DEFAULT_VALUE_CHANGE', 'Query.products(first:)', ['ios List']],
  ['text: String', 'text: String limit: Int', 'OPTIONAL_INPUT_FIELD_ADDED', 'Filter.limit', []],
])('calls %s → %s dangerous, and nobody broken', async (from, to, type, coordinate, who) => {
  const found = await changed(from, to)
  expect(found.change).toMatchObject({ type, severity: 'dangerous', coordinate })
  expect(found.who).toEqual(who)
  expect(found.share).toBe(0)
})

it('lists what was added as safe', async () => {
  const { change, who } = await changed('price: Float', 'price: Float weight: Int')
  expect(change).toMatchObject({ type: 'FIELD_ADDED', severity: 'safe', coordinate: 'Product.weight' })
  expect(change.message).toContain('added')
  expect(who).toEqual([])
})

it('names an operation that fits neither schema, and judges the others', async () => {
  const stale = { name: 'tv', version: '9', share: 0.1, operations: ['{ nothing }', '{ products { name } }'] }
  const { changes, stale: left } = await compared(before.replace('name: String!', ''), [...clients, stale])
  expect(left).toMatchObject([{ client: 'tv', version: '9', operation: 'operation 1' }])
  expect(changes[0]?.affects.map(({ client }) => client)).toEqual(['web', 'tv'])
})

it('does not blame an operation that passes what is asked for already', async () => {
  const ready = { name: 'tv', version: '10', share: 0.1, operations: ['{ product(id: 1, at: 2) { name } }'] }
  const { changes, stale } = await compared(before.replace('id: ID!)', 'id: ID!, at: Int!)'), [
    ...clients,
    ready,
  ])
  expect(stale).toEqual([])
  expect(changes[0]?.affects.map(({ client }) => client)).toEqual(['web'])
})

it.each([
  ['price: Float', 'price: Float!', 'FIELD_CHANGED_KIND', 'safe', 'Product.price'],
  [
    'legacy: String',
    'legacy: String @deprecated(reason: "Old")',
    'FIELD_DEPRECATED',
    'safe',
    'Product.legacy',
  ],
  ['ACTIVE GONE', 'ACTIVE GONE @deprecated', 'ENUM_VALUE_DEPRECATED', 'safe', 'Status.GONE'],
  ['product(id: ID!)', 'product(id: ID)', 'ARG_CHANGED_KIND', 'safe', 'Query.product(id:)'],
  ['text: String', 'text: String = "a"', 'INPUT_FIELD_DEFAULT_VALUE_CHANGE', 'dangerous', 'Filter.text'],
  ['{ UP }', '{ UP DOWN }', 'VALUE_ADDED_TO_ENUM', 'safe', 'Order.DOWN'],
])('reports %s → %s', async (from, to, type, severity, coordinate) => {
  const { change, share } = await changed(from, to)
  expect(change).toMatchObject({ type, severity, coordinate })
  expect(share).toBe(0)
})

it('says which side does not compose', async () => {
  const graph = (sdl: string) => [{ name: 'shop', sdl }]
  const result = await createEngine().compare({
    before: graph(before),
    after: graph('type Query {'),
    clients: [],
  })
  expect(result).toMatchObject({ ok: false, failure: { reason: 'does-not-compose' } })
  expect(JSON.stringify(result)).toContain('The changed subgraphs')
})
