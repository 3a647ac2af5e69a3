import type { Behavior, SampleData, Subgraph } from '@/playground/engine/messages'

const link = (names: string) =>
  `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: [${names}])\n\n`

/** The graph of the hero, a shop of six subgraphs. */
export const subgraphs: Subgraph[] = [
  {
    name: 'products',
    sdl: `${link('"@key"')}type Query {
  product(id: ID!): Product
}

type Product @key(fields: "id") {
  id: ID!
  name: String!
  price: String!
  weight: String!
}
`,
  },
  {
    name: 'accounts',
    sdl: `${link('"@key"')}type Query {
  me: User
}

type User @key(fields: "id") {
  id: ID!
  name: String!
  city: String!
}
`,
  },
  {
    name: 'orders',
    sdl: `${link('"@key"')}type User @key(fields: "id") {
  id: ID!
  orders: [Order!]!
}

type Order {
  total: String!
  items: [Product!]!
}

type Product @key(fields: "id", resolvable: false) {
  id: ID!
}
`,
  },
  {
    name: 'reviews',
    sdl: `${link('"@key"')}type Product @key(fields: "id") {
  id: ID!
  rating: Float
  reviews: [Review!]!
}

type Review {
  text: String!
  author: User!
}

type User @key(fields: "id", resolvable: false) {
  id: ID!
}
`,
  },
  {
    name: 'inventory',
    sdl: `${link('"@key"')}type Product @key(fields: "id") {
  id: ID!
  inStock: Boolean!
}
`,
  },
  {
    name: 'search',
    sdl: `${link('"@key"')}type Query {
  search(text: String!): [Product!]!
}

type Product @key(fields: "id", resolvable: false) {
  id: ID!
}
`,
  },
]

/** What each subgraph is, in the words of a shop. */
export const roles: Record<string, string> = {
  products: 'The catalog',
  accounts: 'People and where they live',
  search: 'Finds products by words',
  reviews: 'What customers wrote',
  inventory: 'What the warehouse has',
  orders: 'What was bought',
}

export const behaviors: Record<string, Behavior> = {
  products: { latencyMs: 18 },
  accounts: { latencyMs: 12 },
  search: { latencyMs: 24 },
  reviews: { latencyMs: 31 },
  inventory: { latencyMs: 9 },
  orders: { latencyMs: 27 },
}

export const data: SampleData = {
  Query: {
    product: { id: '7' },
    me: { id: '1' },
    search: [{ id: '7' }],
  },
  Product: [
    {
      id: '7',
      name: 'Desk lamp',
      price: '€49',
      weight: '1.2 kg',
      inStock: true,
      rating: 4.6,
      reviews: [{ text: 'Bright.', author: { id: '1' } }],
    },
  ],
  User: [{ id: '1', name: 'Ines', city: 'Porto', orders: [{ total: '€49', items: [{ id: '7' }] }] }],
}

export const queries = [
  {
    name: 'Product page',
    query: `{
  product(id: "7") {
    name
    inStock
    reviews {
      text
      author { name }
    }
  }
}`,
  },
  {
    name: 'Search',
    query: `{
  search(text: "lamp") {
    name
    price
    inStock
    rating
  }
}`,
  },
  {
    name: 'My orders',
    query: `{
  me {
    name
    orders {
      total
      items { name }
    }
  }
}`,
  },
]
