import { groupBy } from '@/lib/group-by'
import type { Behavior, Subgraph } from '@/playground/engine/messages'

const link = (...imports: string[]) => `extend schema @link(
  url: "https://specs.apollo.dev/federation/v2.5"
  import: [${imports.map((name) => `"${name}"`).join(', ')}]
)`

/** The graph of the example: four subgraphs of a freight company. */
export const subgraphs: Subgraph[] = [
  {
    name: 'shipments',
    sdl: `${link('@key')}

type Query {
  shipments(toPort: ID!): [Shipment!]!
}

type Shipment @key(fields: "id") {
  id: ID!
  reference: String!
  carrier: Carrier!
}

type Carrier @key(fields: "id", resolvable: false) {
  id: ID!
}
`,
  },
  {
    name: 'carriers',
    sdl: `${link('@key')}

type Carrier @key(fields: "id") {
  id: ID!
  name: String!
}
`,
  },
  {
    name: 'customs',
    sdl: `${link('@key')}

type Shipment @key(fields: "id") {
  id: ID!
  cleared: Boolean
}
`,
  },
  {
    name: 'routing',
    sdl: `${link('@key', '@external', '@requires')}

type Shipment @key(fields: "id") {
  id: ID!
  cleared: Boolean @external
  eta: String @requires(fields: "cleared")
}
`,
  },
]

/** Latencies of the example, which are easy to add up. */
export const behaviors: Record<string, Behavior> = {
  shipments: { latencyMs: 18 },
  carriers: { latencyMs: 12 },
  customs: { latencyMs: 31 },
  routing: { latencyMs: 22 },
}

/** A field that can be taken in and out of the operation, and the subgraph that has it. */
export type Choice = { field: string; subgraph: string; within?: 'carrier' }

export const choices: Choice[] = [
  { field: 'reference', subgraph: 'shipments' },
  { field: 'id', subgraph: 'shipments', within: 'carrier' },
  { field: 'name', subgraph: 'carriers', within: 'carrier' },
  { field: 'cleared', subgraph: 'customs' },
  { field: 'eta', subgraph: 'routing' },
]

/** The choices of the page before a visitor changes them. */
export const initialChoices = choices.filter(({ field }) => field !== 'id')

/** The operation with the chosen fields; undefined when none is chosen, because a selection must not be empty. */
export function operationOf(chosen: readonly Choice[]): string | undefined {
  if (chosen.length === 0) return undefined
  const groups = groupBy(
    choices.filter((choice) => chosen.includes(choice)),
    ({ field, within }) => within ?? field,
  )
  const lines = [...groups].map(([name, parts]) =>
    parts[0]?.within ? `${name} { ${parts.map(({ field }) => field).join(' ')} }` : name,
  )
  return `query Inbound {
  shipments(toPort: "NLRTM") {
    ${lines.join('\n    ')}
  }
}`
}
