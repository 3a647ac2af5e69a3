import type { Subgraph } from '@/playground/engine/messages'

export type Preset = {
  key: string
  label: string
  /** The composer's result: `ok` or an error code. A test composes the subgraphs. */
  verdict: string
  /** What the case is about, and what to try. */
  text: string
  subgraphs: [Subgraph, Subgraph]
}

/** Four pairs of subgraphs: three fail to compose, each for a different reason, and one composes. */
export const presets: Preset[] = [
  {
    key: 'owners',
    label: 'Two owners',
    verdict: 'INVALID_FIELD_SHARING',
    text: 'Both subgraphs resolve title, and neither marks it as shareable. Mark it in both, or let one subgraph take it over.',
    subgraphs: [
      subgraph(
        'catalog',
        `type Query {
  product(sku: ID!): Product
}

type Product @key(fields: "sku") {
  sku: ID!
  title: String!
}`,
      ),
      subgraph(
        'search',
        `type Query {
  search(text: String!): [Product!]!
}

type Product @key(fields: "sku") {
  sku: ID!
  title: String!
}`,
      ),
    ],
  },
  {
    key: 'path',
    label: 'No common key',
    verdict: 'SATISFIABILITY_ERROR',
    text: 'Catalog finds products by sku, and reviews finds them by id. Each schema is valid, but no key leads from one to the other. Let one subgraph resolve both keys.',
    subgraphs: [
      subgraph(
        'catalog',
        `type Query {
  product(sku: ID!): Product
}

type Product @key(fields: "sku") {
  sku: ID!
  title: String!
}`,
      ),
      subgraph(
        'reviews',
        `type Query {
  topRated: [Product!]!
}

type Product @key(fields: "id") {
  id: ID!
  rating: Float
}`,
      ),
    ],
  },
  {
    key: 'types',
    label: 'Different types',
    verdict: 'FIELD_TYPE_MISMATCH',
    text: 'Both subgraphs share price, as Float in catalog and as String in search. No type fits both, so the two teams have to choose one.',
    subgraphs: [
      subgraph(
        'catalog',
        `type Query {
  product(sku: ID!): Product
}

type Product @key(fields: "sku") {
  sku: ID!
  price: Float @shareable
}`,
      ),
      subgraph(
        'search',
        `type Query {
  search(text: String!): [Product!]!
}

type Product @key(fields: "sku") {
  sku: ID!
  price: String @shareable
}`,
      ),
    ],
  },
  {
    key: 'composes',
    label: 'It composes',
    verdict: 'ok',
    text: 'Every field has one owner or is shared, and the router can reach all of them. Remove a key to see what breaks.',
    subgraphs: [
      subgraph(
        'catalog',
        `type Query {
  product(sku: ID!): Product
}

type Product @key(fields: "sku") {
  sku: ID!
  title: String! @shareable
}`,
      ),
      subgraph(
        'search',
        `type Query {
  search(text: String!): [Product!]!
}

type Product @key(fields: "sku") {
  sku: ID!
  title: String! @shareable
  score: Float
}`,
      ),
    ],
  },
]

/** A subgraph with the link that makes it version 2. */
function subgraph(name: string, definitions: string): Subgraph {
  const link =
    'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable"])'
  return { name, sdl: `${link}\n\n${definitions}\n` }
}
