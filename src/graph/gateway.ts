import { buildASTSchema, buildSchema, execute, getOperationAST, Kind, parse } from 'graphql'
import type { DocumentNode, GraphQLSchema } from 'graphql'
import { readGraphFile, subgraphFiles } from '@/content/graph'
import { CallFailure } from '@/playground/engine/call-failure'
import type { Execution } from '@/playground/engine/messages'
import { readSupergraph } from '@/playground/engine/planner/supergraph'
import { runOperation } from '@/playground/engine/run-operation'
import { resolvers, type Resolvers } from './resolvers'

type Fields = Record<string, unknown>
/** A subgraph that can be executed: its schema with what a router asks for, and the fields of `Query`. */
type ExecutableSubgraph = { schema: GraphQLSchema; rootValue: Fields }

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

/** What a subgraph has besides its schema, by Apollo Federation Subgraph Specification 2.7. */
const federation = `
  directive @key(fields: String!, resolvable: Boolean = true) repeatable on OBJECT | INTERFACE
  directive @shareable repeatable on FIELD_DEFINITION | OBJECT
  directive @external on FIELD_DEFINITION | OBJECT
  directive @requires(fields: String!) on FIELD_DEFINITION
  directive @tag(name: String!) repeatable on OBJECT | FIELD_DEFINITION
  scalar _Any
  type _Service { sdl: String! }
`

/** Makes a subgraph executable. Resolvers return objects whose fields are values, or functions of their arguments. */
function executableSubgraph(sdl: string, { query, entities }: Resolvers): ExecutableSubgraph {
  const { definitions } = parse(sdl)
  const types = definitions.filter(({ kind }) => kind !== Kind.SCHEMA_EXTENSION)
  const added = parse(`
    ${federation}
    union _Entity = ${Object.keys(entities).join(' | ')}
    extend type Query { _service: _Service! _entities(representations: [_Any!]!): [_Entity]! }
  `)
  const schema = buildASTSchema({ kind: Kind.DOCUMENT, definitions: [...types, ...added.definitions] })
  const rootValue = {
    ...query,
    _service: { sdl },
    _entities: ({ representations }: { representations: Fields[] }) =>
      representations.map(({ __typename, ...key }) => {
        const type = String(__typename)
        const found = Object.hasOwn(entities, type) && entities[type]?.(key)
        return found ? { ...found, __typename: type } : null
      }),
  }
  return { schema, rootValue }
}
