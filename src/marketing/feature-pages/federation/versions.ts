/** The two subgraphs of the picture; a test composes them. The remark explains what a line means for composition. */
export type Line = [code: string, remark?: string]

export const oldSubgraph: { name: string; version: string; lines: Line[] } = {
  name: 'reviews.graphql',
  version: 'v1',
  lines: [
    ['extend type Product', 'defined elsewhere'],
    ['  @key(fields: "sku") {'],
    ['  sku: ID! @external', 'key to fetch by'],
    ['  rating: Float', 'counts as shared'],
    ['}'],
  ],
}

export const newSubgraph: { name: string; version: string; lines: Line[] } = {
  name: 'catalog.graphql',
  version: 'v2',
  lines: [
    ['extend schema @link(', 'version 2'],
    ['  url: "https://specs.apollo.dev/federation/v2.5"'],
    ['  import: ["@key"]'],
    [')'],
    ['type Query {'],
    ['  product(sku: ID!): Product'],
    ['}'],
    ['type Product', 'no extend needed'],
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
