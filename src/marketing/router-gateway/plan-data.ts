/** The example of the query plan. The durations are easy to add up. */

export type Service = 'shipments' | 'carriers' | 'customs' | 'routing'

export const schemas: Record<Service, string> = {
  shipments: `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])
type Query { shipments(toPort: ID!): [Shipment!]! }
type Shipment @key(fields: "id") { id: ID! reference: String! carrier: Carrier! }
type Carrier @key(fields: "id", resolvable: false) { id: ID! }`,
  carriers: `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])
type Carrier @key(fields: "id") { id: ID! name: String! }`,
  customs: `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])
type Shipment @key(fields: "id") { id: ID! cleared: Boolean }`,
  routing: `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@external", "@requires"])
type Shipment @key(fields: "id") {
  id: ID!
  cleared: Boolean @external
  eta: String @requires(fields: "cleared")
}`,
}

/** The operation, line by line, with the subgraph that resolves the line. */
export const operation: [line: string, service?: Service][] = [
  ['query Inbound($port: ID!) {'],
  ['  shipments(toPort: $port) {', 'shipments'],
  ['    reference', 'shipments'],
  ['    carrier {', 'shipments'],
  ['      name', 'carriers'],
  ['    }'],
  ['    cleared', 'customs'],
  ['    eta', 'routing'],
  ['  }'],
  ['}'],
]

export type Fetch = {
  service: Service
  /** Path in the response of the objects whose fields are fetched. */
  path?: string
  /** Lines of the fetch in the plan. */
  lines: string[]
  /** Milliseconds. */
  start: number
  duration: number
  count: string
}

export const fetches: Record<Service, Fetch> = {
  shipments: {
    service: 'shipments',
    lines: ['shipments(toPort: $port) {', '  __typename id reference', '  carrier { __typename id }', '}'],
    start: 0,
    duration: 18,
    count: '24 shipments',
  },
  carriers: {
    service: 'carriers',
    path: 'shipments.@.carrier',
    lines: ['Key on Carrier { __typename id }', '=> name'],
    start: 18,
    duration: 12,
    count: '6 keys',
  },
  customs: {
    service: 'customs',
    path: 'shipments.@',
    lines: ['Key on Shipment { __typename id }', '=> cleared'],
    start: 18,
    duration: 31,
    count: '24 keys',
  },
  routing: {
    service: 'routing',
    path: 'shipments.@',
    lines: ['Requires on Shipment { cleared }', 'Key on Shipment { __typename id }', '=> eta'],
    start: 49,
    duration: 22,
    count: '24 keys',
  },
}

/** Length of the time axis, milliseconds. */
export const axis = 80

export type Step = { label: string; title: string; text: string; wire: string[] }

export const steps: Step[] = [
  {
    label: 'Plan',
    title: 'The plan comes from the cache.',
    text: 'A plan depends on the operation and on the schema, not on variables. Whoever asks for the next port uses the same one. The router has added what the client left out: type names and the keys that lead from one subgraph to the next.',
    wire: ['variables  { "port": "NLRTM" }'],
  },
  {
    label: 'First fetch',
    title: 'Only shipments can be asked at once.',
    text: 'It owns the root field, and everything else hangs on the keys it returns. 24 shipments come back. They name 6 different carriers.',
    wire: ['-> shipments  { "port": "NLRTM" }', '<- 24 × { id, reference, carrier { id } }'],
  },
  {
    label: 'In parallel',
    title: 'Two subgraphs, two requests, side by side.',
    text: 'Each gets all its keys in one list, and each key once. So carriers is asked for 6 objects although 24 shipments point at them.',
    wire: [
      '-> carriers  [{ "__typename": "Carrier", "id": "c-07" }, … 5 more]',
      '-> customs   [{ "__typename": "Shipment", "id": "s-4401" }, … 23 more]',
    ],
  },
  {
    label: 'Then',
    title: 'eta had to wait for cleared.',
    text: 'The field is marked @requires(fields: "cleared"), so its input travels in the representation, next to the key. Routing needs no connection to customs.',
    wire: ['-> routing  [{ "__typename": "Shipment", "id": "s-4401", "cleared": true }, … 23 more]'],
  },
  {
    label: 'Answer',
    title: 'Four requests and 71 ms.',
    text: '18 for the first wave, 31 for the slower of the two in the second, 22 for the third. Fetched object by object it would have been 73 requests: one for the list, and 24 for each of the three fields.',
    wire: [
      '<- { "reference": "HF-20817", "carrier": { "name": "Nordhav" },',
      '     "cleared": true, "eta": "2026-03-12" } … 23 more',
    ],
  },
]
