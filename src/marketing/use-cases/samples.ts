/** A subgraph that takes a field over from another one, named `catalog`. */
export const takeover = `extend schema
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
export const formerOwner = `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])

type Query {
  product(sku: ID!): Product
}

type Product @key(fields: "sku") {
  sku: ID!
  name: String!
  inStock: Boolean!
}`

/** A subgraph with a field that needs a scope. */
export const scopedOrders = `extend schema
  @link(
    url: "https://specs.apollo.dev/federation/v2.5"
    import: ["@key", "@requiresScopes"]
  )

type Query {
  order(id: ID!): Order
}

type Order @key(fields: "id") {
  id: ID!
  total: Int @requiresScopes(scopes: [["orders:read"]])
  placedAt: String!
}`
