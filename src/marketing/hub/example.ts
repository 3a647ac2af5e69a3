/** The example that runs through the page: two lines that a designer drew on a product page. */

export const query = `query ProductPage($sku: ID!, $zip: String!) {
  product(sku: $sku) {
    name
    price
    arrivesOn(zip: $zip)
    freeReturnUntil
  }
}`

export const proposed = `type Product @key(fields: "sku") {
  sku: ID!
  name: String!
  price: String!
  "Local date at the address of the customer."
  arrivesOn(zip: String!): String
  "Last day of a free return."
  freeReturnUntil: String
}`

/** The same schema after fission: who answers for which field. */
export const subgraphs = {
  catalog: `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])
type Query { product(sku: ID!): Product }
type Product @key(fields: "sku") { sku: ID! name: String! price: String! }`,
  shipping: `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])
type Product @key(fields: "sku") { sku: ID! arrivesOn(zip: String!): String }`,
  returns: `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])
type Product @key(fields: "sku") { sku: ID! freeReturnUntil: String }`,
}
