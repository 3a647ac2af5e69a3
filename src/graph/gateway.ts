import { buildSchema, execute, getOperationAST, type DocumentNode, type GraphQLSchema } from 'graphql'
import { readGraphFile, subgraphFiles } from '@/content/graph'
import { CallFailure } from '@/playground/engine/call-failure'
import type { Execution } from '@/playground/engine/messages'
import { readSupergraph } from '@/playground/engine/planner/supergraph'
import { runOperation } from '@/playground/engine/run-operation'
import { resolvers } from './resolvers'
import { executableSubgraph, type ExecutableSubgraph } from './subgraph'

let loaded: ReturnType<typeof load> | undefined
const graph = () => (loaded ??= load())

/** Loads the subgraphs and what the build composed of them. Throws when nothing was composed. */
function load() {
  const gateway = {
    supergraph: readSupergraph(readGraphFile('supergraph')),
    api: buildSchema(readGraphFile('schema'), { assumeValid: true }),
  }
  const subgraphs = new Map(
    subgraphFiles().map(({ name, sdl }) => {
      const own = resolvers[name]
      if (!own)
        throw new RangeError(`content/graph/${name}.graphql has no resolvers in src/graph/resolvers.ts`)
      return [name, executableSubgraph(sdl, own)]
    }),
  )
  return { gateway, subgraphs }
}

/** The schema that clients of the graph see. */
export const apiSchema = (): GraphQLSchema => graph().gateway.api

/** A subgraph by its name, or undefined. */
export const subgraph = (name: string): ExecutableSubgraph | undefined => graph().subgraphs.get(name)

/** Answers a valid operation: plans it, asks the subgraphs, and merges what they answer. Rejects for wrong variables. */
export async function runGraph(
  document: DocumentNode,
  variables: Record<string, unknown> = {},
  operationName?: string | null,
): Promise<Execution> {
  const { gateway, subgraphs } = graph()
  const definition = getOperationAST(document, operationName)
  if (!definition)
    throw new CallFailure({ reason: 'invalid-operation', message: 'Name one operation of the document.' })
  return runOperation(
    gateway.api,
    gateway.supergraph,
    { document, definition },
    { query: '', variables },
    (sent, variableValues, name) => {
      const { schema, rootValue } = subgraphs.get(name) as ExecutableSubgraph
      return execute({ schema, document: sent, rootValue, variableValues })
    },
  )
}
