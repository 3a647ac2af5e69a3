import type { Client } from '@/playground/engine/messages'

/** The example of the page: a designer adds two lines to a product page, which need two new fields. */

export const query = `query ProductPage(
  $sku: ID!
  $zip: String!
) {
  product(sku: $sku) {
    name
    price
    arrivesOn(zip: $zip)
    freeReturnUntil
  }
}`

/** The schema for the query, after fission: each subgraph with its fields. */
export const subgraphs = {
  catalog: `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])
type Query { product(sku: ID!): Product }
type Product @key(fields: "sku") { sku: ID! name: String! price: String! }`,
  shipping: `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])
type Product @key(fields: "sku") { sku: ID! arrivesOn(zip: String!): String }`,
  returns: `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])
type Product @key(fields: "sku") { sku: ID! freeReturnUntil: String }`,
}

/** Who queries the graph. Made up, like the shop. */
export const clients: Client[] = [
  { name: 'web', version: '4.18', share: 0.61, operations: [query] },
  {
    name: 'android',
    version: '5.9',
    share: 0.31,
    operations: ['query CartTotals($sku: ID!) { product(sku: $sku) { price } }'],
  },
  {
    name: 'search-index',
    version: '2.0',
    share: 0.08,
    operations: ['query NightlyExport($sku: ID!) { product(sku: $sku) { sku name } }'],
  },
]
