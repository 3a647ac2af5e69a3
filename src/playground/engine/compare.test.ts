import { expect, it } from 'vitest'
import { engine, unwrap } from '../build-engine'
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
const list = 'query List { products { id status } }'
const find = 'query Find($filter: Filter) { search(filter: $filter) { ... on Article { title } } }'
const clients: Client[] = [
  { name: 'web', version: '4.2', share: 0.6, operations: ['query Page { product(id: 1) { name price } }'] },
  { name: 'ios', version: '2.0', share: 0.3, operations: [list, find] },
  { name: 'partner', version: '1', share: 0.1, operations: ['{ products(first: 5) { id } }'] },
]

const graph = (sdl: string) => [{ name: 'shop', sdl }]

async function compared(sdl: string, used = clients): Promise<Comparison> {
  return unwrap(await engine.compare({ before: graph(before), after: graph(sdl), clients: used }))
}

async function changed(from: string, to: string): Promise<{ change: Change; who: string[]; share: number }> {
  const { changes, affectedShare } = await compared(before.replace(from, to))
  const [change] = changes
  if (!change) throw new Error('expected a change')
  const who = change.affects.map(({ client, version, operation }) => `${client} ${version} ${operation}`)
  return { change, who, share: affectedShare }
}

it.each([
  [' price: Float', '', 'breaking FIELD_REMOVED Product.price', ['web 4.2 Page']],
  ['name: String!', 'name: String', 'breaking FIELD_CHANGED_KIND Product.name', ['web 4.2 Page']],
  ['ACTIVE GONE', 'ACTIVE', 'breaking VALUE_REMOVED_FROM_ENUM Status.GONE', ['ios 2.0 Find']],
  ['(first: Int = 10)', '', 'breaking ARG_REMOVED Query.products(first:)', ['partner 1 operation 1']],
  ['(id: ID!)', '(id: ID!, at: Int!)', 'breaking REQUIRED_ARG_ADDED Query.product(at:)', ['web 4.2 Page']],
  [
    'filter: Filter)',
    'filter: Filter!)',
    'breaking ARG_CHANGED_KIND Query.search(filter:)',
    ['ios 2.0 Find'],
  ],
  ['text:', 'limit: Int! text:', 'breaking REQUIRED_INPUT_FIELD_ADDED Filter.limit', ['ios 2.0 Find']],
  ['Product | Article', 'Product', 'breaking TYPE_REMOVED_FROM_UNION Hit', ['ios 2.0 Find']],
  ['ACTIVE GONE', 'ACTIVE GONE LATE', 'dangerous VALUE_ADDED_TO_ENUM Status.LATE', ['ios 2.0 List']],
  ['= 10', '= 20', 'dangerous ARG_DEFAULT_VALUE_CHANGE Query.products(first:)', ['ios 2.0 List']],
  ['text:', 'limit: Int text:', 'dangerous OPTIONAL_INPUT_FIELD_ADDED Filter.limit', []],
  [
    'text: String',
    'text: String = "a"',
    'dangerous INPUT_FIELD_DEFAULT_VALUE_CHANGE Filter.text',
    ['ios 2.0 Find'],
  ],
  ['price: Float', 'price: Float weight: Int', 'safe FIELD_ADDED Product.weight', []],
  ['price: Float', 'price: Float!', 'safe FIELD_CHANGED_KIND Product.price', []],
  ['legacy: String', 'legacy: String @deprecated', 'safe FIELD_DEPRECATED Product.legacy', []],
  ['ACTIVE GONE', 'ACTIVE GONE @deprecated', 'safe ENUM_VALUE_DEPRECATED Status.GONE', []],
  ['product(id: ID!)', 'product(id: ID)', 'safe ARG_CHANGED_KIND Query.product(id:)', []],
  ['{ UP }', '{ UP DOWN }', 'safe VALUE_ADDED_TO_ENUM Order.DOWN', []],
])('judges %s → %s as %s, by who uses it', async (from, to, expected, users) => {
  const { change, who, share } = await changed(from, to)
  expect(`${change.severity} ${change.type} ${change.coordinate}`).toBe(expected)
  expect(who).toEqual(users)
  expect(share > 0).toBe(change.severity === 'breaking')
})

it('names an operation that fits neither schema, and judges the others', async () => {
  const stale = { name: 'tv', version: '9', share: 0.1, operations: ['{ nothing }', '{ products { name } }'] }
  const { changes, stale: left } = await compared(before.replace('name: String!', ''), [...clients, stale])
  expect(left).toMatchObject([{ client: 'tv', version: '9', operation: 'operation 1' }])
  expect(changes[0]?.affects.map(({ client }) => client)).toEqual(['web', 'tv'])
})

it('does not blame an operation that passes what is asked for already', async () => {
  const ready = { name: 'tv', version: '10', share: 0.1, operations: ['{ product(id: 1, at: 2) { name } }'] }
  const after = before.replace('id: ID!)', 'id: ID!, at: Int!)')
  const { changes, stale } = await compared(after, [...clients, ready])
  expect(stale).toEqual([])
  expect(changes[0]?.affects.map(({ client }) => client)).toEqual(['web'])
})

it('says which side does not compose', async () => {
  const after = graph('type Query {')
  const result = await engine.compare({ before: graph(before), after, clients: [] })
  expect(result).toMatchObject({ ok: false, failure: { reason: 'does-not-compose' } })
  expect(JSON.stringify(result)).toContain('The changed subgraphs')
})
