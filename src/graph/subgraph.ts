import { buildASTSchema, Kind, parse, type GraphQLSchema } from 'graphql'
import type { Resolvers } from './resolvers'

type Fields = Record<string, unknown>
/** A subgraph that can be executed: its schema with what a router asks for, and the fields of `Query`. */
export type ExecutableSubgraph = { schema: GraphQLSchema; rootValue: Fields }

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

/**
 * Makes a subgraph executable. Each resolver takes arguments; the objects it returns hold fields, or functions of the
 * arguments of a field, which is what graphql-js expects of a source.
 */
export function executableSubgraph(sdl: string, { query, entities }: Resolvers): ExecutableSubgraph {
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
