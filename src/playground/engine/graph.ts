import { buildSchema, type GraphQLSchema } from 'graphql'
import { CallFailure } from './call-failure'
import { judge } from './compose'
import type { Composition, Subgraph } from './messages'

/** A composed graph: what its router reads, and what its clients see. */
export type Graph = { supergraphSdl: string; apiSdl: string; api: GraphQLSchema }

const remembered = 4
const compositions = new Map<string, Composition>()
const graphs = new WeakMap<Composition, Graph>()

/** Composes subgraphs without fixes, or gives the composition of a moment ago: a plan follows each verdict with the same input. */
export function composeOnce(subgraphs: Subgraph[]): Composition {
  const key = JSON.stringify(subgraphs.map(({ name, sdl }) => [name, sdl]))
  const composition = compositions.get(key) ?? judge(subgraphs)
  compositions.delete(key)
  compositions.set(key, composition)
  for (const [oldest] of compositions) if (compositions.size > remembered) compositions.delete(oldest)
  return composition
}

/** Composes subgraphs for a call that needs the result. Throws a failure that calls them `what` when they do not compose. */
export function graphOf(subgraphs: Subgraph[], what = 'These subgraphs'): Graph {
  const composition = composeOnce(subgraphs)
  if (!composition.composes) {
    throw new CallFailure({
      reason: 'does-not-compose',
      message: `${what} do not compose yet.`,
      problems: composition.problems,
    })
  }
  const { supergraphSdl, apiSdl } = composition
  const known = graphs.get(composition)
  const graph = known ?? { supergraphSdl, apiSdl, api: buildSchema(apiSdl, { assumeValid: true }) }
  graphs.set(composition, graph)
  return graph
}
