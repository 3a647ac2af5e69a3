/** The two subgraphs of the picture; a test composes them. The remark explains what a line means for composition. */
export type Line = [code: string, remark?: string]

export const oldSubgraph: { name: string; version: string; lines: Line[] } = {
  name: 'reviews.graphql',
  version: 'v1',
  lines: [
    ['extend type Product', 'lives elsewhere'],
    ['  @key(fields: "sku") {'],
    ['  sku: ID! @external', 'a key to be asked by'],
    ['  rating: Float', 'shareable by nature'],
    ['}'],
  ],
}

export const newSubgraph: { name: string; version: string; lines: Line[] } = {
  name: 'catalog.graphql',
  version: 'v2',
  lines: [
    ['extend schema @link(', 'says its version'],
    ['  url: "https://specs.apollo.dev/federation/v2.5"'],
    ['  import: ["@key"]'],
    [')'],
    ['type Query {'],
    ['  product(sku: ID!): Product'],
    ['}'],
    ['type Product', 'no origin needed'],
    ['  @key(fields: "sku") {'],
    ['  sku: ID!'],
    ['  title: String!', 'not shared'],
    ['}'],
  ],
}

/** The type as clients see it, with the subgraph that resolves each field. */
export const merged: Line[] = [
  ['type Product {'],
  ['  sku: ID!', 'both'],
  ['  title: String!', 'catalog'],
  ['  rating: Float', 'reviews'],
  ['}'],
]
