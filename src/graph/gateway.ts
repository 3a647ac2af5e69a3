import { buildSchema, execute, Kind, type DocumentNode, type GraphQLSchema } from 'graphql'
import { readGraphFile, subgraphFiles } from '@/content/graph'
import { CallFailure } from '@/playground/engine/call-failure'
import type { Execution } from '@/playground/engine/messages'
import { readSupergraph, type Supergraph } from '@/playground/engine/planner/supergraph'
import { runOperation } from '@/playground/engine/run-operation'
import { resolvers } from './resolvers'
import { executableSubgraph, type ExecutableSubgraph } from './subgraph'

type Gateway = { supergraphSdl: string; supergraph: Supergraph; api: GraphQLSchema }

let loaded: { gateway: Gateway; subgraphs: Map<string, ExecutableSubgraph> } | undefined

/** Loads the subgraphs and what the build composed of them, once. Throws when nothing was composed. */
function load() {
  if (loaded) return loaded
  const supergraphSdl = readGraphFile('supergraph')
  const gateway = {
    supergraphSdl,
    supergraph: readSupergraph(supergraphSdl),
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
  loaded = { gateway, subgraphs }
  return loaded
}

/** The schema that clients of the graph see. */
export function apiSchema(): GraphQLSchema {
  return load().gateway.api
}

/** A subgraph by its name, or undefined. */
export function subgraph(name: string): ExecutableSubgraph | undefined {
  return load().subgraphs.get(name)
}

type Request = {
  document: DocumentNode
  operationName?: string | null
  variables?: Record<string, unknown> | null
}

/** Answers a valid operation: plans it, asks the subgraphs, and merges what they answer. Rejects for wrong variables. */
export async function runGraph({ document, operationName, variables }: Request): Promise<Execution> {
  const { gateway, subgraphs } = load()
  const definitions = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? definition : [],
  )
  const definition = operationName
    ? definitions.find(({ name }) => name?.value === operationName)
    : definitions.find((_, __, all) => all.length === 1)
  if (!definition)
    throw new CallFailure({ reason: 'invalid-operation', message: 'Name one operation of the document.' })
  return runOperation(
    gateway,
    gateway.supergraph,
    { document, definition },
    { query: '', variables: variables ?? {} },
    (sent, variableValues, name) => {
      const { schema, rootValue } = subgraphs.get(name) as ExecutableSubgraph
      return execute({ schema, document: sent, rootValue, variableValues })
    },
  )
}
