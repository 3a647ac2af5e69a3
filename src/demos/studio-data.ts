import {
  buildSchema,
  Kind,
  parse,
  print,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'graphql'
import type { Client, FetchRun, Subgraph } from '@/playground/engine/messages'
import { usageOf } from '@/playground/engine/usage'

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

/** The fields of a type that its subgraph resolves: not external ones, and none of a type that it only refers to. */
function resolvedFields({
  directives = [],
  fields = [],
}: ObjectTypeDefinitionNode): readonly FieldDefinitionNode[] {
  const refersOnly = directives.some(({ arguments: given = [] }) =>
    given.some(
      ({ name, value }) => name.value === 'resolvable' && value.kind === Kind.BOOLEAN && !value.value,
    ),
  )
  if (refersOnly) return []
  return fields.filter((field) => !field.directives?.some(({ name }) => name.value === 'external'))
}

/**
 * The fetches whose durations add up to the whole: the one that ends last, the one it waited for, and so on to the start.
 * Fetches beside them are not in it.
 */
export function criticalPath(fetches: readonly FetchRun[]): FetchRun[] {
  const path: FetchRun[] = []
  let next = fetches.toSorted((a, b) => b.endMs - a.endMs)[0]
  while (next) {
    path.unshift(next)
    const { startMs, waitsFor } = next
    next = fetches.find(({ id, endMs }) => waitsFor.includes(id) && endMs === startMs)
  }
  return path
}
