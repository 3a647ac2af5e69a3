import { parse, print, visit } from 'graphql'
import type { PlanNode, QueryPlanner } from '@graphql-hive/router-query-planner'

/** Loads the native planner, whose binary exists for Linux with glibc and for macOS only. */
export async function loadNativePlanner(): Promise<typeof QueryPlanner | undefined> {
  try {
    return (await import('@graphql-hive/router-query-planner')).QueryPlanner
  } catch (error) {
    console.warn(
      `The native query planner is absent here, so plans are not compared with it: ${String(error)}`,
    )
    return undefined
  }
}

/** Plans a query and returns its requests as "wave subgraph", sorted, each one once. */
export function nativeWaves(Planner: typeof QueryPlanner, supergraphSdl: string, query: string): string[] {
  // Its parser does not know descriptions in operations (GraphQL of September 2025).
  const known = visit(parse(query), {
    OperationDefinition: (node) => ({ ...node, description: undefined }),
    VariableDefinition: (node) => ({ ...node, description: undefined }),
  })
  const { node } = new Planner(supergraphSdl).plan(print(known), null, new Set(), 0)
  const requests: string[] = []
  if (node) collect(node, 1, requests)
  return [...new Set(requests)].toSorted()
}

/** Returns the wave after those of a node. */
function collect(node: PlanNode, wave: number, requests: string[]): number {
  switch (node.kind) {
    case 'Sequence':
      return node.nodes.reduce((next, inner) => collect(inner, next, requests), wave)
    case 'Parallel':
      return Math.max(...node.nodes.map((inner) => collect(inner, wave, requests)))
    case 'Flatten':
      return collect(node.node, wave, requests)
    case 'Condition':
      return Math.max(
        ...[node.ifClause, node.elseClause].map((inner) => (inner ? collect(inner, wave, requests) : wave)),
      )
    case 'Subscription':
      requests.push(`${wave} ${node.primary.serviceName}`)
      return wave + 1
    case 'Fetch':
    case 'BatchFetch':
      requests.push(`${wave} ${node.serviceName}`)
      return wave + 1
    default:
      throw new Error(`The comparison does not know the node ${node.kind}.`)
  }
}
