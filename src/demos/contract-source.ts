import type { Subgraph } from '@/playground/engine/messages'

/** The graph of the example. Tags say what belongs to whom. */
export const source: Subgraph = {
  name: 'catalog',
  sdl: `extend schema @link(
  url: "https://specs.apollo.dev/federation/v2.5"
  import: ["@key", "@tag"]
)

type Query {
  products: [Product!]! @tag(name: "public")
  orders: [Order!]! @tag(name: "partner")
}

type Product @key(fields: "sku") {
  sku: ID! @tag(name: "public") @tag(name: "partner")
  title: String! @tag(name: "public") @tag(name: "partner")
  stock: Int @tag(name: "partner")
  purchasePrice: Float @tag(name: "internal")
}

type Order @key(fields: "id") {
  id: ID! @tag(name: "partner")
  lines: [Product!]! @tag(name: "partner")
  margin: Float @tag(name: "internal")
}
`,
}
