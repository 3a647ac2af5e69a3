import type { Subgraph, TagFilter } from '@/playground/engine/messages'

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

export const tags = ['public', 'partner', 'internal'] as const

/** The contract that the page shows before a visitor changes it. */
export const initialFilter: TagFilter = { include: [], exclude: ['internal'] }

/** The options of the command line that create the contract of a filter. */
export function contractOptions({ include, exclude }: TagFilter): string[] {
  const option = (name: string, values: readonly string[]) =>
    values.length > 0 ? [`--${name} ${values.join(' ')}`] : []
  return ['--source shop', ...option('include', include), ...option('exclude', exclude)]
}
