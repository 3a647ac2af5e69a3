/** The operation file and the tool generated from it, as text parts tagged with the aspect they have in common. */

type Aspect = 'name' | 'description' | 'inputs' | 'kind' | 'selection'
export type Line = (string | [text: string, aspect: Aspect])[]

export const schema = `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@requiresScopes"])

type Query {
  trains(from: ID!, to: ID!, first: Int!): [Train!]!
    @requiresScopes(scopes: [["timetable:read"]])
}

type Train {
  departsAt: String!
  arrivesAt: String!
  freeSeats: Int
  fare: Money @requiresScopes(scopes: [["fares:read"], ["staff"]])
}

type Money {
  amount: String!
  currency: String!
}`

export const operation: Line[] = [
  [['"""', 'description']],
  [['Lists the next direct trains between two stations.', 'description']],
  [['Use it when someone asks how to get somewhere by rail.', 'description']],
  [['It knows no journeys with a change.', 'description']],
  [['"""', 'description']],
  [['query', 'kind'], ' ', ['NextTrains', 'name'], '('],
  ['  ', ['"Code of the station, such as OST"', 'inputs']],
  ['  ', ['$from: ID!', 'inputs']],
  ['  ', ['"Code of the destination"', 'inputs']],
  ['  ', ['$to: ID!', 'inputs']],
  ['  ', ['"True if someone asked for the price"', 'inputs']],
  ['  ', ['$withFare: Boolean = false', 'inputs']],
  [') {'],
  ['  ', ['trains(from: $from, to: $to, first: 3) {', 'selection']],
  ['    ', ['departsAt', 'selection']],
  ['    ', ['arrivesAt', 'selection']],
  ['    ', ['freeSeats', 'selection']],
  ['    ', ['fare @include(if: $withFare) {', 'selection']],
  ['      ', ['amount', 'selection']],
  ['      ', ['currency', 'selection']],
  ['    ', ['}', 'selection']],
  ['  ', ['}', 'selection']],
  ['}'],
]

export const tool: Line[] = [
  ['{'],
  ['  ', ['"name": "execute_operation_next_trains"', 'name'], ','],
  ['  ', ['"description": "Lists the next direct trains', 'description']],
  ['    ', ['between two stations.\\nUse it when someone asks', 'description']],
  ['    ', ['how to get somewhere by rail.\\nIt knows no', 'description']],
  ['    ', ['journeys with a change."', 'description'], ','],
  ['  "inputSchema": {'],
  ['    "type": "object",'],
  ['    "properties": {'],
  ['      ', ['"from": {', 'inputs']],
  ['        ', ['"description": "Code of the station, such as OST",', 'inputs']],
  ['        ', ['"type": "string"', 'inputs']],
  ['      ', ['},', 'inputs']],
  ['      ', ['"to": {', 'inputs']],
  ['        ', ['"description": "Code of the destination",', 'inputs']],
  ['        ', ['"type": "string"', 'inputs']],
  ['      ', ['},', 'inputs']],
  ['      ', ['"withFare": {', 'inputs']],
  ['        ', ['"default": false,', 'inputs']],
  ['        ', ['"description": "True if someone asked for the price",', 'inputs']],
  ['        ', ['"type": ["boolean", "null"]', 'inputs']],
  ['      ', ['}', 'inputs']],
  ['    },'],
  ['    ', ['"required": ["from", "to"]', 'inputs'], ','],
  ['    "additionalProperties": false'],
  ['  },'],
  ['  "annotations": {'],
  ['    ', ['"title": "Execute operation NextTrains"', 'name'], ','],
  ['    ', ['"readOnlyHint": true,', 'kind']],
  ['    ', ['"idempotentHint": true', 'kind'], ','],
  ['    "openWorldHint": true'],
  ['  }'],
  ['}'],
]

export const aspects: { aspect: Aspect; label: string; text: string }[] = [
  {
    aspect: 'name',
    label: 'Name',
    text: 'The tool gets the operation’s name in snake case, with a prefix that omit_tool_name_prefix switches off. If two operations have the same name, the gateway skips the second and logs it.',
  },
  {
    aspect: 'description',
    label: 'Description',
    text: 'The string above the operation describes the tool. A model reads this text to decide when to call the tool, so write when to use it and what it cannot answer. Without it, the gateway uses the root field’s description from the schema.',
  },
  {
    aspect: 'inputs',
    label: 'Inputs',
    text: 'Each variable becomes a property, described by the string above it. A non-null variable is required, and a default stays a default. The gateway refuses a call with any other input before it sends a request.',
  },
  {
    aspect: 'kind',
    label: 'Query or mutation',
    text: 'The gateway marks a query as read-only. It does not mark a mutation, so a careful client asks the person first. With exclude_mutations, mutations get no tools.',
  },
  {
    aspect: 'selection',
    label: 'Selection',
    text: 'The selection does not appear in the tool, and a model cannot change it. A call returns these fields, of three trains at most, and nothing else.',
  },
]

export function text(lines: Line[]): string {
  return lines
    .map((line) => line.map((part) => (typeof part === 'string' ? part : part[0])).join(''))
    .join('\n')
}
