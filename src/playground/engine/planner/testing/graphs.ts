import type { Subgraph } from '@/playground/engine/messages'

const link = `extend schema @link(
  url: "https://specs.apollo.dev/federation/v2.3"
  import: ["@key", "@shareable", "@external", "@requires", "@provides", "@override", "@interfaceObject"]
)\n`

function graph(sources: Record<string, string>): Subgraph[] {
  return Object.entries(sources).map(([name, sdl]) => ({ name, sdl: link + sdl }))
}

/** Small graphs, one for each thing that a planner must know about, with queries that need it. */
export const graphs: Record<string, { subgraphs: Subgraph[]; queries: string[]; generate: boolean }> = {
  keys: {
    generate: true,
    subgraphs: graph({
      people: `type Query { me: Person people: [Person!]! } type Person @key(fields: "id") { id: ID! name: String }`,
      orders: `type Person @key(fields: "id") { id: ID! orders: [Order!]! } type Order @key(fields: "id") { id: ID! total: Int lines: [Line!]! }
        type Line { count: Int item: Item! } type Item @key(fields: "sku", resolvable: false) { sku: ID! }`,
      items: `type Query { item(sku: ID!): Item } type Item @key(fields: "sku") { sku: ID! title: String seller: Person }
        type Person @key(fields: "id", resolvable: false) { id: ID! }`,
      places: `type Site @key(fields: "id region { code }") { id: ID! region: Region! size: Int } type Region { code: ID! } type Query { site: Site }`,
      weather: `type Site @key(fields: "id region { code }") { id: ID! region: Region! rain: Float } type Region { code: ID! }`,
    }),
    queries: [
      '{ people { id name } }',
      '{ me { orders { lines { item { title seller { name orders { id } } } } } } }',
      'query ($sku: ID!) { item(sku: $sku) { seller { name } } me { name } }',
      '{ me { orders { lines { item { sku } } } } }',
      '{ site { size rain } }',
    ],
  },
  chain: {
    generate: true,
    subgraphs: graph({
      a: `type Query { parcel: Parcel parcels: [[Parcel]] } type Parcel @key(fields: "id") { id: ID! label: String }`,
      b: `type Parcel @key(fields: "id") @key(fields: "code") { id: ID! code: ID! height: Int }`,
      c: `type Parcel @key(fields: "code") { code: ID! place: String owner: Owner } type Owner { name: String }`,
    }),
    queries: [
      '{ parcel { place } }',
      '{ parcels { label height owner { name } } }',
      '{ parcel { code place } }',
    ],
  },
  requires: {
    generate: true,
    subgraphs: graph({
      shop: `type Query { lamp: Lamp lamps: [Lamp!]! } type Lamp @key(fields: "id") { id: ID! name: String }`,
      facts: `type Lamp @key(fields: "id") { id: ID! weight: Int price: Int }`,
      post: `type Lamp @key(fields: "id") { id: ID! weight: Int @external price: Int @external stock: Int
        shipping: Int @requires(fields: "weight price") } type Query { best: Lamp }`,
      tags: `type Lamp @key(fields: "id") { id: ID! shipping: Int @external tag: String @requires(fields: "shipping") }`,
    }),
    queries: [
      '{ lamp { shipping } }',
      '{ lamp { name stock shipping } }',
      '{ lamp { tag } best { shipping stock } }',
      '{ best { tag name } lamps { weight shipping tag } }',
    ],
  },
  sharing: {
    generate: true,
    subgraphs: graph({
      one: `type Query { reader: Reader @shareable } type Reader @key(fields: "id") { id: ID! name: String @shareable age: Int }`,
      two: `type Query { reader: Reader @shareable other: Spot spot: Spot @shareable } type Reader @key(fields: "id") { id: ID! name: String @shareable mail: String age: Int @override(from: "one") }
        type Spot @shareable { x: Int y: Int }`,
      three: `type Reader @key(fields: "id") { id: ID! name: String @shareable nick: String } type Spot @shareable { x: Int y: Int } type Query { spot: Spot @shareable }`,
    }),
    queries: [
      '{ reader { id name } }',
      '{ reader { name age mail } }',
      '{ reader { nick name } spot { x } }',
      '{ reader { age nick } other { y } spot { y } }',
    ],
  },
  provides: {
    generate: true,
    subgraphs: graph({
      films: `type Query { films: [Film!]! @provides(fields: "maker { name }") latest: Film } type Film @key(fields: "id") { id: ID! maker: Maker }
        type Maker @key(fields: "id") { id: ID! name: String @external }`,
      makers: `type Maker @key(fields: "id") { id: ID! name: String @shareable country: String }`,
    }),
    queries: [
      '{ films { maker { name } } }',
      '{ films { maker { name country } } }',
      '{ latest { maker { name } } }',
    ],
  },
  abstract: {
    generate: true,
    subgraphs: graph({
      catalog: `type Query { media: [Media!]! search: [Hit!]! one: Media } interface Media { id: ID! title: String! }
        type Book implements Media @key(fields: "id") { id: ID! title: String! author: Writer } type Film implements Media @key(fields: "id") { id: ID! title: String! }
        union Hit = Book | Film | Writer type Writer @key(fields: "id") { id: ID! }`,
      reviews: `interface Media { id: ID! reviews: [String!]! } type Book implements Media @key(fields: "id") { id: ID! reviews: [String!]! }
        type Film implements Media @key(fields: "id") { id: ID! reviews: [String!]! }`,
      writers: `type Writer @key(fields: "id") { id: ID! name: String }`,
    }),
    queries: [
      '{ media { title reviews } }',
      '{ search { __typename ... on Book { reviews author { name } } ... on Writer { name } } }',
      '{ one { ... on Film { reviews } } media { ...M } } fragment M on Media { id ... on Book { author { name } } }',
    ],
  },
  interfaceObjects: {
    // The native planner enters a subgraph again for a key that it has at hand, when an object type narrows it.
    generate: false,
    subgraphs: graph({
      catalog: `type Query { media: [Media!]! } interface Media @key(fields: "id") { id: ID! title: String! }
        type Book implements Media @key(fields: "id") { id: ID! title: String! pages: Int } type Film implements Media @key(fields: "id") { id: ID! title: String! }`,
      ratings: `type Query { best: [Media!]! } type Media @key(fields: "id") @interfaceObject { id: ID! rating: Int }`,
    }),
    queries: [
      '{ media { title rating } }',
      '{ best { rating id } }',
      '{ best { title rating __typename } }',
      '{ best { ... on Book { pages rating } } media { ... on Film { rating } } }',
    ],
  },
  operations: {
    generate: true,
    subgraphs: graph({
      a: `type Query { first: Task second: Task } type Task @key(fields: "id") { id: ID! title: String } type Mutation { open: Task close: Task }`,
      b: `type Task @key(fields: "id") { id: ID! notes: [String] next: Task } type Mutation { note(text: String): Task }`,
    }),
    queries: [
      'mutation { open { notes } close { id } note { title } again: open { id } }',
      'mutation ($text: String) { note(text: $text) { title next { title } } open { notes } }',
      'query ($on: Boolean!) { first { id notes @include(if: $on) } second @skip(if: $on) { notes next { title } } }',
      '{ first { notes @include(if: false) title next @skip(if: false) { id } } }',
      '{ one: first { n: notes } two: first { title } ...F } fragment F on Query { second { ... { notes } } }',
      'query ($on: Boolean!) { first { ... @include(if: $on) { notes next { title } } } }',
    ],
  },
}
