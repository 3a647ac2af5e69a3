import { buildSchema, Kind, parse, print, type ObjectTypeDefinitionNode } from 'graphql'
import { createEngine } from '@/playground/engine/engine'
import type { Client, Subgraph } from '@/playground/engine/messages'
import { usageOf } from '@/playground/engine/usage'
import { resolvedFields } from '@/playground/resolved-fields'
import { valueOf } from '@/playground/value-of'
import { behaviors, data, queries, subgraphs } from './sample-graph'

const engine = createEngine()

/** The names of the sample graph's subgraphs, in their order. */
export const subgraphNames = subgraphs.map(({ name }) => name)

/** Who queries the sample graph. Made up, like the shop. */
export const clients: Client[] = [
  {
    name: 'web',
    version: '4.18',
    share: 0.61,
    operations: [
      'query ProductPage($id: ID!) { product(id: $id) { name price inStock rating reviews { text author { name } } } }',
      'query Search($text: String!) { search(text: $text) { name price inStock } }',
    ],
  },
  {
    name: 'ios',
    version: '6.2',
    share: 0.31,
    operations: [
      'query ProductPage($id: ID!) { product(id: $id) { name price inStock } }',
      'query ParcelSize($id: ID!) { product(id: $id) { weight } }',
    ],
  },
  {
    name: 'warehouse',
    version: '2.0',
    share: 0.08,
    operations: ['query PickList { me { orders { items { name weight inStock } } } }'],
  },
]

/** The types of the sample graph, those with most fields first. */
export async function sampleTypes() {
  const composition = valueOf(await engine.compose({ subgraphs }))
  if (!composition.composes) throw new Error('the sample graph of Studio does not compose')
  return explorerTypes(subgraphs, composition.apiSdl, clients).toSorted(
    (a, b) => b.fields.length - a.fields.length,
  )
}

/** A check of the sample graph in which one subgraph replaces a field that two clients use; before and after. */
export async function sampleCheck(before = 'weight: String!', after = 'weightGrams: Int!') {
  const changed = subgraphs.map(({ name, sdl }) => ({
    name,
    sdl: name === 'products' ? sdl.replace(before, after) : sdl,
  }))
  return valueOf(await engine.compare({ before: subgraphs, after: changed, clients }))
}

/** A run of the sample graph's first query. */
export async function sampleTrace() {
  const [first] = queries
  if (!first) throw new RangeError('the sample graph has no query')
  const operation = { query: first.query }
  return valueOf(await engine.execute({ subgraphs, operation, data, behaviors }))
}

type ExplorerField = {
  name: string
  /** What follows the name, such as `(currency: String): Float`. */
  rest: string
  /** The subgraphs that resolve it. */
  subgraphs: string[]
  /** The clients that select it, such as `web 4.18`. */
  clients: string[]
  /** Their share of all requests, 0 to 1. */
  share: number
}
export type ExplorerType = { name: string; fields: ExplorerField[] }

/**
 * The object types of a graph with the subgraphs behind each field and, for given clients, those that select it. `apiSdl`
 * is what clients see after composition.
 */
export function explorerTypes(
  graph: readonly Subgraph[],
  apiSdl = '',
  users: readonly Client[] = [],
): ExplorerType[] {
  const selections = users.length > 0 ? clientSelections(apiSdl, users) : []
  const types = new Map<string, Map<string, ExplorerField>>()
  for (const subgraph of graph) {
    for (const type of objectTypes(subgraph)) {
      const fields = types.get(type.name.value) ?? new Map<string, ExplorerField>()
      types.set(type.name.value, fields)
      for (const field of resolvedFields(type)) {
        const name = field.name.value
        const entry = fields.get(name) ?? {
          name,
          rest: print({ ...field, description: undefined, directives: [] }).slice(name.length),
          subgraphs: [],
          ...usersOf(`${type.name.value}.${name}`, selections),
        }
        fields.set(name, { ...entry, subgraphs: [...entry.subgraphs, subgraph.name] })
      }
    }
  }
  return [...types]
    .map(([name, fields]) => ({ name, fields: [...fields.values()] }))
    .filter(({ fields }) => fields.length > 0)
}

function objectTypes({ sdl }: Subgraph): ObjectTypeDefinitionNode[] {
  return parse(sdl).definitions.filter((definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION)
}

type Selection = { client: string; share: number; fields: Set<string> }

function clientSelections(apiSdl: string, users: readonly Client[]): Selection[] {
  const schema = buildSchema(apiSdl)
  return users.map(({ name, version, share, operations }) => ({
    client: `${name} ${version}`,
    share,
    fields: new Set(operations.flatMap((text) => [...usageOf(schema, parse(text)).selects])),
  }))
}

function usersOf(coordinate: string, selections: Selection[]): Pick<ExplorerField, 'clients' | 'share'> {
  const users = selections.filter(({ fields }) => fields.has(coordinate))
  return {
    clients: users.map(({ client }) => client),
    share: users.reduce((sum, { share }) => sum + share, 0),
  }
}
