export type Scenario = {
  key: string
  label: string
  subgraphs: { name: string; lines: string[]; marked: string[] }[]
  /** The composer's result: `ok` or an error code. A test composes the same lines. */
  verdict: string
  title: string
  text: string
  graph?: string[]
}

const link =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable"])'

/** Four pairs of subgraphs: three fail to compose, each for a different reason, and one composes. */
export const scenarios: Scenario[] = [
  {
    key: 'owners',
    label: 'Two owners',
    verdict: 'INVALID_FIELD_SHARING',
    title: 'title has two owners',
    text: 'Both subgraphs resolve it and neither says that it shares. Who is right when the values differ? Mark it as shareable in both, or let one take it over.',
    subgraphs: [
      {
        name: 'catalog',
        lines: ['type Query {', '  product(sku: ID!): Product', '}', 'type Product @key(fields: "sku") {', '  sku: ID!', '  title: String!', '}'],
        marked: ['  title: String!'],
      },
      {
        name: 'search',
        lines: ['type Query {', '  search(text: String!): [Product!]!', '}', 'type Product @key(fields: "sku") {', '  sku: ID!', '  title: String!', '}'],
        marked: ['  title: String!'],
      },
    ],
  },
  {
    key: 'path',
    label: 'No way there',
    verdict: 'SATISFIABILITY_ERROR',
    title: 'rating cannot be reached from product',
    text: 'Catalog knows products by sku, reviews by id. Each schema is valid, and no key leads from one to the other. Let one of them resolve both keys.',
    subgraphs: [
      {
        name: 'catalog',
        lines: ['type Query {', '  product(sku: ID!): Product', '}', 'type Product @key(fields: "sku") {', '  sku: ID!', '  title: String!', '}'],
        marked: ['type Product @key(fields: "sku") {'],
      },
      {
        name: 'reviews',
        lines: ['type Query {', '  topRated: [Product!]!', '}', 'type Product @key(fields: "id") {', '  id: ID!', '  rating: Float', '}'],
        marked: ['type Product @key(fields: "id") {'],
      },
    ],
  },
  {
    key: 'types',
    label: 'Different types',
    verdict: 'FIELD_TYPE_MISMATCH',
    title: 'price is a Float here and a String there',
    text: 'Both share the field, and still they mean different things. Types have to agree by name. Only nullability may differ, and then the weaker promise wins.',
    subgraphs: [
      {
        name: 'catalog',
        lines: ['type Query {', '  product(sku: ID!): Product', '}', 'type Product @key(fields: "sku") {', '  sku: ID!', '  price: Float @shareable', '}'],
        marked: ['  price: Float @shareable'],
      },
      {
        name: 'search',
        lines: ['type Query {', '  search(text: String!): [Product!]!', '}', 'type Product @key(fields: "sku") {', '  sku: ID!', '  price: String @shareable', '}'],
        marked: ['  price: String @shareable'],
      },
    ],
  },
  {
    key: 'composes',
    label: 'It composes',
    verdict: 'ok',
    title: 'One graph',
    text: 'Every field has an owner or is shared by all who define it, and every field can be reached from every root.',
    subgraphs: [
      {
        name: 'catalog',
        lines: ['type Query {', '  product(sku: ID!): Product', '}', 'type Product @key(fields: "sku") {', '  sku: ID!', '  title: String! @shareable', '}'],
        marked: ['  title: String! @shareable'],
      },
      {
        name: 'search',
        lines: ['type Query {', '  search(text: String!): [Product!]!', '}', 'type Product @key(fields: "sku") {', '  sku: ID!', '  title: String! @shareable', '  score: Float', '}'],
        marked: ['  title: String! @shareable'],
      },
    ],
    graph: ['type Query {', '  product(sku: ID!): Product', '  search(text: String!): [Product!]!', '}', 'type Product {', '  sku: ID!', '  title: String!', '  score: Float', '}'],
  },
] // prettier-ignore

/** The whole schema of a subgraph, with the link that makes it version 2. */
export function schemaOf({ lines }: Scenario['subgraphs'][number]): string {
  return [link, ...lines].join('\n')
}
