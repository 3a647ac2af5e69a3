import {
  buildASTSchema,
  extendSchema,
  parse,
  validate,
  visit,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql'
import { expect, it } from 'vitest'
import { execute } from '../execute'
import { composeOnce, graphOf } from '../graph'
import type { Subgraph } from '../messages'
import { readOperation } from '../operation'
import { runtimeOf } from '../runtime'
import { sampleData } from '../sample-data'
import { createSubgraphServer } from '../subgraph-server'
import { planOperation, type PlannedRequest } from './plan'
import { leavesOfStep } from './step'
import { randomGraph } from './testing/random-graph'
import { randomQuery } from './testing/random-query'

// The native planner is not asked here: its process ends at some of these queries.
/** 400 graphs give 2,000 queries and more: `RANDOM_GRAPHS=400 npx vitest run random-graphs`. */
const graphCount = Number(process.env.RANDOM_GRAPHS ?? 80)
const firstSeed = Number(process.env.RANDOM_SEED ?? 0)
const queriesPerGraph = 12

it.each(Array.from({ length: graphCount }, (_, index) => firstSeed + index))(
  'answers the queries of random graph %i as the merged schema does',
  async (seed) => {
    const subgraphs = randomGraph(seed)
    if (!composeOnce(subgraphs).composes) return
    const graph = graphOf(subgraphs)
    const schemas = new Map(subgraphs.map((subgraph) => [subgraph.name, schemaOf(subgraph)]))
    const data = sampleData(subgraphs)
    const answer = createSubgraphServer(runtimeOf(graph), data)
    for (let index = 0; index < queriesPerGraph; index++) {
      const options = { percent: 35, confusingAliases: index % 2 === 1 }
      const query = randomQuery(graph.api, seed * queriesPerGraph + index, options)
      const document = parse(query)
      if (validate(graph.api, document).length > 0) continue
      const requests = planOperation(runtimeOf(graph).supergraph, readOperation(graph, { query }))
      expect({ query, wrong: requests.flatMap((request) => mistakesOf(request, schemas)) }).toEqual({
        query,
        wrong: [],
      })
      const run = await execute(subgraphs, { query }, data, {})
      expect({ query, data: structuredClone(run.data), errors: run.errors }).toEqual({
        query,
        data: answer(document, {}).data,
        errors: [],
      })
    }
  },
)

/** What a request asks of its subgraph or sends to it and must not. */
function mistakesOf(request: PlannedRequest, schemas: Map<string, GraphQLSchema>): string[] {
  const sources = [...requestsBefore(request)].flatMap(({ steps }) => steps)
  const known = new Set(sources.flatMap((step) => leavesOfStep(step, 'output')))
  const unknown = request.steps
    .flatMap((step) => leavesOfStep(step, 'input'))
    .filter((leaf) => !known.has(leaf))
    .map((leaf) => `${request.graph} is sent ${leaf}, which no request before it brings`)
  const schema = schemas.get(request.graph) as GraphQLSchema
  return [...unknown, ...validate(schema, request.document).map(({ message }) => message)]
}

function requestsBefore(request: PlannedRequest, found = new Set<PlannedRequest>()): Set<PlannedRequest> {
  for (const other of request.waitsFor) if (!found.has(other)) requestsBefore(other, found.add(other))
  return found
}

/** What a subgraph can resolve: its schema without @external fields, with the entry for entities. */
function schemaOf({ sdl }: Subgraph): GraphQLSchema {
  const entities: string[] = []
  const document: DocumentNode = visit(parse(sdl), {
    SchemaExtension: () => null,
    FieldDefinition: ({ directives }) =>
      directives?.some(({ name }) => name.value === 'external') ? null : undefined,
    ObjectTypeDefinition: ({ name, directives }) => {
      if (directives?.some((directive) => directive.name.value === 'key')) entities.push(name.value)
    },
  })
  const options = { assumeValid: true, assumeValidSDL: true }
  const entry = `_entities(representations: [_Any!]!): [_Entity]!`
  const base = buildASTSchema(document, options)
  const additions = parse(`
    scalar _Any
    union _Entity = ${entities.join(' | ')}
    ${base.getQueryType() ? 'extend ' : ''}type Query { ${entry} }
    ${base.getQueryType() ? '' : 'schema { query: Query }'}
  `)
  return extendSchema(base, additions, options)
}
