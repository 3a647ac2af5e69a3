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
    text: 'The operation’s name in snake case, behind a prefix that you can switch off with omit_tool_name_prefix. Two tools never share a name: the second is skipped, and the log says so.',
  },
  {
    aspect: 'description',
    label: 'Description',
    text: 'The string above the operation. It is all a model has to decide by, so say when to use the tool and what it cannot answer. Without one, the description of the root field is taken from the schema.',
  },
  {
    aspect: 'inputs',
    label: 'Inputs',
    text: 'Each variable is a property, with the string above it as its description. Non-null means required, a default stays a default, and a call with anything else is refused before it becomes a request.',
  },
  {
    aspect: 'kind',
    label: 'Query or mutation',
    text: 'A query is marked read-only. A mutation is not, so that a careful client asks the person first. With exclude_mutations there are no tools for mutations at all.',
  },
  {
    aspect: 'selection',
    label: 'Selection',
    text: 'It does not appear in the tool, and a model cannot change it. What is selected here, and the 3 in it, is all that a call can return.',
  },
]

export function text(lines: Line[]): string {
  return lines
    .map((line) => line.map((part) => (typeof part === 'string' ? part : part[0])).join(''))
    .join('\n')
}
