export const subgraphs = [
  {
    filename: 'products.graphql',
    language: 'graphql',
    code: `type Product @key(fields: "id") {
  id: ID!
  name: String! @shareable
  "Price in cents, without tax"
  price(currency: Currency = EUR): Int!
  # resolved by another subgraph
  weight: Float @external
}

type Query {
  topProducts(first: Int = 5): [Product!]!
}`,
  },
  {
    filename: 'reviews.ts',
    language: 'ts',
    code: `export const resolvers: Resolvers = {
  Product: {
    __resolveReference: ({ id }) => ({ id }),
    reviews: (product, { first }, { db }) => db.reviews.where({ product: product.id }).limit(first),
  },
}`,
  },
  {
    filename: 'router.yaml',
    language: 'yaml',
    code: `version: '1'
listen_addr: 0.0.0.0:3002
telemetry:
  tracing:
    enabled: true
    sampling_rate: 0.25 # one request in four`,
  },
] as const

/** One short listing per language. */
export const samples = {
  graphql: `query Basket($id: ID!) {
  basket(id: $id) @include(if: true) {
    ...Lines
    total(currency: EUR)
  }
}

extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])

interface Node { id: ID! }
union Result = Product | Review
enum Currency { EUR USD }
input Filter { max: Int = 10, tags: [String!] }`,
  yaml: `# one job per subgraph
on: [push]
jobs:
  check:
    runs-on: ubuntu-24.04
    steps:
      - run: npx perigee subgraph check products --schema "schema.graphql"
        timeout-minutes: 5`,
  json: `{ "data": { "product": { "name": "Lamp", "price": 4900, "stock": null, "tags": ["home", "light"] } } }`,
  ts: `import { createServer } from 'node:http'

interface Product { id: string; price?: number }

const port = Number(process.env.PORT ?? 4001)
export async function load(id: string): Promise<Product> {
  // batched per request
  return await loader.load(\`product:\${id}\`)
}`,
  tsx: `export function Price({ cents }: { cents: number }) {
  return <span className="price">{(cents / 100).toFixed(2)} €</span>
}`,
  js: `const seen = new Set([1, 2, 3])
for (const id of seen) console.log(id === 2 ? 'two' : null)`,
  go: `package main

import "fmt"

// Module adds a header to every request.
type Module struct { Name string }

func (m *Module) OnRequest(ctx *RequestContext, next http.Handler) error {
	if ctx == nil {
		return fmt.Errorf("no context: %d", 42)
	}
	next.ServeHTTP(ctx.Writer, ctx.Request)
	return nil
}`,
  bash: `# start the router
export GRAPH_API_TOKEN="$(perigee router token create local --raw)"
docker run --rm -p 3002:3002 -e GRAPH_API_TOKEN ghcr.example/perigee/cosmo-router:latest
curl -s localhost:3002/graphql -d '{"query":"{ __typename }"}' | jq .data`,
  http: `POST /graphql HTTP/1.1
Host: api.perigee.example
Content-Type: application/json
Authorization: Bearer eyJhbGciOi

{"query": "{ me { name } }"}`,
  proto: `syntax = "proto3";

service ProductService {
  rpc LookupProductById(LookupProductByIdRequest) returns (LookupProductByIdResponse) {}
}

message Product {
  string id = 1;
  repeated string tags = 2;
}`,
  sql: `SELECT operation_name, count(*) AS requests
FROM traces
WHERE status = 'error' AND at > now() - interval '1 day'
GROUP BY 1 ORDER BY requests DESC LIMIT 10;`,
  docker: `FROM node:22-alpine AS build
WORKDIR /app
COPY package.json ./
RUN npm ci
CMD ["node", "server.js"]`,
  html: `<!-- a form -->
<form action="/search" method="get"><input name="q" required> <button>Search</button></form>`,
  css: `.card:hover {
  border-color: var(--line-strong);
  transition: color 150ms ease; /* short */
}`,
  toml: `[graph]
name = "production"
routing_urls = ["http://products:4001"]
retries = 3`,
  xml: `<item id="1"><title>Federation, explained</title></item>`,
  md: `## Check a schema

Run \`perigee subgraph check\`, then read **every** [breaking change](/blog).`,
  diff: `--- a/products.graphql
+++ b/products.graphql
@@ -1,4 +1,4 @@
 type Product @key(fields: "id") {
   id: ID!
-  name: String
+  name: String! @shareable
 }`,
  text: `error: Product.name is resolved by two subgraphs but is not shareable
  products.graphql:3
  inventory.graphql:8`,
}
