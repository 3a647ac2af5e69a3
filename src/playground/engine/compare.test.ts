import { expect, it } from 'vitest'
import { createEngine } from './engine'
import type { Client } from './messages'

const engine = createEngine()

const published = `type Query { product(sku: ID!): Product }
type Product { sku: ID! upc: String price: Float! legacyColor: String priceIn(currency: String): Float }`

const clients: Client[] = [
  {
    name: 'web',
    version: '4.18',
    share: 0.6,
    operations: [
      'query Page { product(sku: "1") { price priceIn(currency: "EUR") } } query Codes { product(sku: "1") { upc } }',
    ],
  },
  {
    name: 'ios',
    version: '7.2',
    share: 0.3,
    operations: [
      'query Detail($c: String) { product(sku: "1") { ...P } } fragment P on Product { priceIn(currency: $c) }',
    ],
  },
  {
    name: 'android',
    version: '5.9',
    share: 0.1,
    operations: ['query Cart { product(sku: "1") { priceIn } }'],
  },
]

/** What a replacement in the published schema changes: severity, coordinate, and the operations it affects. */
async function changesOf(from: string, to: string) {
  const result = await engine.compare({
    before: [{ name: 'shop', sdl: published }],
    after: [{ name: 'shop', sdl: published.replace(from, to) }],
    clients,
  })
  if (!result.ok) throw new Error(result.failure.message)
  const { changes, affectedShare } = result.value
  return {
    affectedShare: Number(affectedShare.toFixed(2)),
    changes: changes.map(({ severity, coordinate, affects }) => [
      severity,
      coordinate,
      affects.map(({ client, operation }) => `${client} ${operation}`),
    ]),
  }
}

it('names the operation that selects a removed field, of several in one text', async () => {
  expect(await changesOf('upc: String ', '')).toEqual({
    affectedShare: 0.6,
    changes: [['breaking', 'Product.upc', ['web Codes']]],
  })
})

it('finds nobody who uses a field that is removed unnoticed', async () => {
  expect(await changesOf('legacyColor: String ', '')).toEqual({
    affectedShare: 0,
    changes: [['breaking', 'Product.legacyColor', []]],
  })
})

it('counts a type that became nullable for clients that read it', async () => {
  expect(await changesOf('price: Float!', 'price: Float')).toEqual({
    affectedShare: 0.6,
    changes: [['breaking', 'Product.price', ['web Page']]],
  })
})

it('names operations that leave out an argument that became required, or may send null', async () => {
  expect(await changesOf('currency: String', 'currency: String!')).toEqual({
    affectedShare: 0.4,
    changes: [['breaking', 'Product.priceIn(currency:)', ['ios Detail', 'android Cart']]],
  })
})

it('knows an addition as safe', async () => {
  expect(await changesOf('upc: String', 'upc: String gtin: String')).toEqual({
    affectedShare: 0,
    changes: [['safe', 'Product.gtin', []]],
  })
})

it('says which client sends an operation that does not fit the schema before the change', async () => {
  const result = await engine.compare({
    before: [{ name: 'shop', sdl: published }],
    after: [{ name: 'shop', sdl: published }],
    clients: [{ name: 'web', version: '1', share: 1, operations: ['{ missing }'] }],
  })
  expect(result).toMatchObject({ ok: false, failure: { reason: 'invalid-operation' } })
  expect(result.ok || result.failure.message).toContain('web 1')
})
