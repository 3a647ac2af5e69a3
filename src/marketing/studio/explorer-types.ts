import { buildSchema, Kind, parse, print, type ObjectTypeDefinitionNode } from 'graphql'
import { usageOf } from '@/playground/engine/usage'
import type { Client, Subgraph } from '@/playground/engine/messages'
import { resolvedFields } from '@/playground/resolved-fields'

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
 * The object types of subgraphs with the subgraphs behind each field and, for given clients, those that select it. `apiSdl`
 * is what clients see after composition.
 */
export function explorerTypes(
  subgraphs: readonly Subgraph[],
  apiSdl = '',
  clients: readonly Client[] = [],
): ExplorerType[] {
  const selections = clients.length > 0 ? clientSelections(apiSdl, clients) : []
  const types = new Map<string, Map<string, ExplorerField>>()
  for (const subgraph of subgraphs) {
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

function clientSelections(apiSdl: string, clients: readonly Client[]): Selection[] {
  const schema = buildSchema(apiSdl)
  return clients.map(({ name, version, share, operations }) => ({
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
