import { presets } from './composition-presets'
import type { Subgraph } from '@/playground/engine/messages'

/** A subgraph that takes a field over from another one, named `catalog`. */
const takeover = `extend schema
  @link(
    url: "https://specs.apollo.dev/federation/v2.5"
    import: ["@key", "@override"]
  )

type Product @key(fields: "sku") {
  sku: ID!
  inStock: Boolean! @override(from: "catalog")
  nextDelivery: String
}`

/** The subgraph that owned the field before. */
const formerOwner = `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])

type Query {
  product(sku: ID!): Product
}

type Product @key(fields: "sku") {
  sku: ID!
  name: String!
  inStock: Boolean!
}`

type Case = { title: string; text: string; subgraphs: Subgraph[] }

/** What both composers are given. The page shows what they say and whether they agree. */
export const cases: Case[] = [
  {
    title: 'A field moves',
    text: 'The subgraph stock takes the field inStock over from catalog.',
    subgraphs: [
      { name: 'catalog', sdl: formerOwner },
      { name: 'stock', sdl: takeover },
    ],
  },
  fromPreset('owners', 'Two owners', 'Both subgraphs resolve title, and neither marks it as shareable.'),
  fromPreset(
    'path',
    'No common key',
    'Catalog finds products by sku, and reviews finds them by id. No key joins the two.',
  ),
  {
    title: 'A missing import',
    text: 'The subgraph catalog uses @shareable without importing it.',
    subgraphs: [
      {
        name: 'catalog',
        sdl: `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])

type Query {
  product(sku: ID!): Product
}

type Product @key(fields: "sku") {
  sku: ID!
  title: String! @shareable
}`,
      },
      {
        name: 'search',
        sdl: `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable"])

type Query {
  search(text: String!): [Product!]!
}

type Product @key(fields: "sku") {
  sku: ID!
  title: String! @shareable
}`,
      },
    ],
  },
]

function fromPreset(key: string, title: string, text: string): Case {
  return { title, text, subgraphs: presets.find((preset) => preset.key === key)?.subgraphs ?? [] }
}
