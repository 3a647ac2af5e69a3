import { isObjectType, parse, print } from 'graphql'
import { graphOf } from '@/playground/engine/graph'
import type { Client, FetchRun, Subgraph } from '@/playground/engine/messages'
import { readSupergraph } from '@/playground/engine/planner/supergraph'
import { usageOf } from '@/playground/engine/usage'

export type ExplorerType = ReturnType<typeof explorerTypes>[number]

/**
 * The object types of a graph with the subgraphs behind each field and, for given clients, those that select it. Throws
 * when the subgraphs do not compose.
 */
export function explorerTypes(subgraphs: Subgraph[], clients: readonly Client[] = []) {
  const { supergraphSdl, api } = graphOf(subgraphs)
  const { types } = readSupergraph(supergraphSdl)
  const selections = clients.map(({ name, version, share, operations }) => ({
    client: `${name} ${version}`,
    share,
    fields: new Set(operations.flatMap((text) => [...usageOf(api, parse(text)).selects])),
  }))
  const objects = Object.values(api.getTypeMap()).filter(isObjectType)
  return objects.flatMap((type) => {
    const joined = types.get(type.name)
    if (!joined) return []
    const keys = [...joined.graphs.values()].flatMap((graph) => graph.keys)
    const fields = Object.values(type.getFields()).map(({ name, astNode }) => {
      // A subgraph that only refers to an entity has no key by which it resolves it.
      const owners = [...(joined.fields.get(name)?.graphs ?? [])].filter(
        ([graph, { external }]) => !external && (keys.length === 0 || joined.graphs.get(graph)?.keys.length),
      )
      const users = selections.filter((selection) => selection.fields.has(`${type.name}.${name}`))
      return {
        name,
        /** What follows the name, such as `(currency: String): Float`. */
        rest: astNode ? print({ ...astNode, description: undefined, directives: [] }).slice(name.length) : '',
        /** The subgraphs that resolve it. */
        subgraphs: owners.map(([graph]) => graph),
        /** The clients that select it, such as `web 4.18`. */
        clients: users.map(({ client }) => client.replaceAll(' ', '\u00a0')),
        /** Their share of all requests, 0 to 1. */
        share: users.reduce((sum, { share }) => sum + share, 0),
        /** The router needs it, so that it is read also when no client selects it. */
        isKey: keys.some(({ text }) => text.split(' ').includes(name)),
      }
    })
    return [{ name: type.name, fields }]
  })
}

/** The fetches whose durations add up to the whole: the one that ends last, the one it waited for, and so on to the start. */
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
