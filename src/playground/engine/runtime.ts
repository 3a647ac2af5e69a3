import { buildASTSchema, extendSchema, isObjectType, Kind, parse, type GraphQLSchema } from 'graphql'
import type { Graph } from './graph'
import { readSupergraph, type Supergraph } from './planner/supergraph'

/** What stands for all subgraphs in a run: every type of the graph, with the entry that subgraphs have for entities. */
export type Runtime = {
  supergraph: Supergraph
  schema: GraphQLSchema
  /** The object types that have a key. */
  entities: string[]
}

/** Of what the composer wrote. */
const trusted = { assumeValid: true, assumeValidSDL: true }

const runtimes = new WeakMap<Graph, Runtime>()

/** Builds what a run needs of a graph, once. */
export function runtimeOf(graph: Graph): Runtime {
  const known = runtimes.get(graph) ?? build(graph)
  runtimes.set(graph, known)
  return known
}

function build({ supergraphSdl }: Graph): Runtime {
  const supergraph = readSupergraph(supergraphSdl)
  const base = buildASTSchema(parse(supergraphSdl, { noLocation: true }), trusted)
  const entities = Object.values(base.getTypeMap())
    .filter((type) => isObjectType(type) && entityKeys(supergraph, type.name).length > 0)
    .map(({ name }) => name)
  if (entities.length === 0) return { supergraph, schema: base, entities }
  const entry = parse(`
    scalar _Any
    union _Entity = ${entities.join(' | ')}
    extend type ${supergraph.roots.query} { _entities(representations: [_Any!]!): [_Entity]! }
  `)
  return { supergraph, schema: extendSchema(base, entry, trusted), entities }
}

/** The keys of an entity as lists of top-level fields, those of its interfaces included. Empty for other types. */
export function entityKeys({ types }: Supergraph, name: string): string[][] {
  const type = types.get(name)
  if (!type) return []
  const all = [type, ...[...type.interfaces].flatMap((known) => types.get(known) ?? [])]
  const keys = all.flatMap(({ graphs }) => [...graphs.values()].flatMap((graph) => graph.keys))
  return keys.map(({ selection }) =>
    selection.selections.flatMap((node) => (node.kind === Kind.FIELD ? node.name.value : [])),
  )
}
