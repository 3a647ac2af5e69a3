import { expect, it, vi } from 'vitest'
import { engine, unwrap } from '../build-engine'
import type { Behavior, Execution, Operation, SampleData } from './messages'

const link = `extend schema @link(
  url: "https://specs.apollo.dev/federation/v2.3"
  import: ["@key", "@external", "@requires", "@interfaceObject"]
)\n`
const shop = [
  {
    name: 'products',
    sdl: `${link}type Query { products: [Product!]! product(id: ID!): Product }
      type Product @key(fields: "id") { id: ID! name: String! weight: Int! price: Int! }`,
  },
  {
    name: 'inventory',
    sdl: `${link}type Product @key(fields: "id") { id: ID! weight: Int! @external price: Int! @external inStock: Boolean!
      shipping: Int @requires(fields: "weight price") }`,
  },
  {
    name: 'reviews',
    sdl: `${link}type Product @key(fields: "id") { id: ID! reviews: [Review!] }
      type Review { body: String! author: User! } type User @key(fields: "id", resolvable: false) { id: ID! }`,
  },
  {
    name: 'users',
    sdl: `${link}type User @key(fields: "id") { id: ID! name: String! } type Query { me: User }`,
  },
]
const dataOf = async (subgraphs = shop) => unwrap(await engine.sampleData({ subgraphs }))

async function run(
  operation: Operation,
  behaviors: Record<string, Behavior> = {},
  data?: SampleData,
  subgraphs = shop,
): Promise<Execution> {
  const given = data ?? (await dataOf(subgraphs))
  return unwrap(await engine.execute({ subgraphs, operation, behaviors, data: given }))
}

const everything = '{ products { name inStock shipping reviews { body author { name } } } me { name } }'

it('uses data that a visitor edited, in every subgraph', async () => {
  const data = await dataOf()
  const product = { id: '7', name: 'Lamp', weight: 1, price: 2, inStock: false, shipping: 3, reviews: [] }
  const query = 'query ($id: ID!) { product(id: $id) { name inStock } }'
  const result = await run({ query, variables: { id: '7' } }, {}, { ...data, Product: [product] })
  expect(result.data).toEqual({ product: { name: 'Lamp', inStock: false } })
})

it('refuses data of another form with a sentence', async () => {
  const data = { ...(await dataOf()), Product: 'none' }
  const operation = { query: everything }
  const result = await engine.execute({ subgraphs: shop, operation, data, behaviors: {} })
  expect(result).toMatchObject({ ok: false, failure: { reason: 'invalid-data' } })
})

it('adds latencies up along fetches that wait for each other', async () => {
  const latency = (latencyMs: number) => ({ latencyMs })
  const slow = { products: latency(100), inventory: latency(400), reviews: latency(50), users: latency(30) }
  const { fetches, durationMs } = await run({ query: everything }, slow)
  const of = (subgraph: string, wave: number) =>
    fetches.find((fetch) => fetch.subgraph === subgraph && fetch.wave === wave)
  const sent = { __typename: 'Product', id: expect.anything(), weight: expect.anything() }
  const [first] = of('inventory', 2)?.representations ?? []
  expect(first).toMatchObject(sent)
  expect(of('inventory', 2)).toMatchObject({ startMs: 100, endMs: 500 })
  expect(of('reviews', 2)).toMatchObject({ startMs: 100, endMs: 150 })
  expect(of('users', 3)).toMatchObject({ startMs: 150, endMs: 180 })
  expect(durationMs).toBe(500)
})

it('gives the rest of the answer when a subgraph fails, and explains each null', async () => {
  const failing: Record<string, Behavior> = {
    users: { latencyMs: 10, failure: 'unreachable' },
    inventory: { latencyMs: 10, failure: 'error' },
  }
  const { data, errors, nulls, fetches } = await run({ query: everything }, failing)
  // inStock is non-null in a list of non-null products in a non-null field, so all is lost.
  expect(data).toBeNull()
  expect(errors.length).toBeGreaterThan(0)
  expect(nulls.every(({ path }) => path.length === 0)).toBe(true)
  expect(fetches.find(({ subgraph }) => subgraph === 'inventory')?.response).toHaveProperty('errors')

  const query = '{ products { name shipping reviews { body author { name } } } me { name } }'
  const nullable = await run({ query }, failing)
  const { products } = nullable.data as { products: Record<string, unknown>[] }
  expect(products[0]).toMatchObject({ name: expect.any(String), shipping: null, reviews: null })
  const [shipping] = nullable.nulls.filter(({ path }) => path.at(-1) === 'shipping')
  expect(shipping?.explanation).toContain('"inventory"')
  expect(shipping?.explanation).toContain('may be null')
  const [author] = nullable.nulls.filter(({ origin }) => origin.includes('author'))
  expect(author?.path).toEqual(['products', 0, 'reviews'])
  expect(author?.explanation).toContain('User.name is String!')
})

it('skips a fetch for which there is nothing to fetch', async () => {
  const data = { ...(await dataOf()), Query: { products: [], me: null } }
  const { fetches, data: answer } = await run({ query: everything }, {}, data)
  expect(answer).toEqual({ products: [], me: null })
  expect(fetches.filter(({ skipped }) => skipped).map(({ subgraph }) => subgraph)).toContain('inventory')
})

it('finds the object types behind interfaces, unions, and interface objects', async () => {
  const media = [
    {
      name: 'catalog',
      sdl: `${link}interface Media @key(fields: "id") { id: ID! title: String! }
        type Book implements Media @key(fields: "id") { id: ID! title: String! pages: Int }
        type Film implements Media @key(fields: "id") { id: ID! title: String! }
        union Item = Book | Film
        type Query { media: [Media!]! items: [Item!]! }`,
    },
    {
      name: 'ratings',
      sdl: `${link}type Media @key(fields: "id") @interfaceObject { id: ID! rating: Int! } type Query { best: [Media!]! }`,
    },
  ]
  const query = `{
    media { __typename title rating ... on Book { pages } }
    items { ... on Film { title rating } ... on Book { pages } }
    best { __typename rating title }
  }`
  const { data, errors } = await run({ query }, {}, undefined, media)
  expect(errors).toEqual([])
  const { media: all, best } = data as Record<string, Record<string, unknown>[]>
  expect(new Set(all?.map(({ __typename }) => __typename))).toEqual(new Set(['Book', 'Film']))
  expect(best?.[0]).toMatchObject({ rating: expect.any(Number), title: expect.any(String) })
})

it('makes up objects only of the types that the subgraph of a field knows', async () => {
  const subgraphs = [
    {
      name: 'zoo',
      sdl: `${link}type Query { pets: [Pet!]! } union Pet = Cat | Dog type Keeper @key(fields: "id") { id: ID! }
        type Cat @key(fields: "id") { id: ID! name: String keeper: Keeper } type Dog @key(fields: "id") { id: ID! name: String }`,
    },
    {
      name: 'staff',
      sdl: `${link}type Keeper @key(fields: "id") { id: ID! likes: [Pet!]! } union Pet = Dog
        type Dog @key(fields: "id", resolvable: false) { id: ID! }`,
    },
  ]
  const data = await dataOf(subgraphs)
  const typesIn = (value: unknown) =>
    new Set((value as { __typename: string }[]).map(({ __typename }) => __typename))
  expect(typesIn((data.Query as { pets: unknown }).pets)).toEqual(new Set(['Cat', 'Dog']))
  const likes = (data.Keeper as { likes: unknown[] }[]).flatMap((keeper) => keeper.likes)
  expect(typesIn(likes)).toEqual(new Set(['Dog']))
})

it.each([[null], [{}], [[]], ['x'], [{ errors: 5 }], [{ errors: [5] }], [{ data: {}, errors: [null] }]])(
  'says that a subgraph did not answer which sends %j',
  async (body) => {
    vi.stubGlobal('fetch', async () => Response.json(body))
    const result = await engine.executeLive({ subgraphs: shop, operation: { query: '{ me { name } }' } })
    const value = { data: { me: null }, errors: [{ message: 'Subgraph "users" did not answer.' }] }
    expect(result).toMatchObject({ ok: true, value })
  },
)
