import { execute as executeDocument, getVariableValues, GraphQLError, type GraphQLSchema } from 'graphql'
import { CallFailure } from './call-failure'
import { graphOf } from './graph'
import type { Behavior, Execution, FetchRun, Operation, SampleData, Subgraph } from './messages'
import { nullCauses, type FieldAt } from './null-causes'
import { readOperation, type ReadOperation } from './operation'
import { planRequests, toFetch } from './plan'
import { responseName } from './planner/normalize'
import { runRequests } from './run-requests'
import { createResponse, type Fields } from './response'
import { runtimeOf } from './runtime'
import { createSubgraphServer } from './subgraph-server'

/**
 * Runs an operation as a router would, against sample data. Latencies (milliseconds) are added up along the fetches
 * that wait for each other, not waited for. Throws a failure when an input is at fault.
 */
export function execute(
  subgraphs: Subgraph[],
  operation: Operation,
  data: SampleData,
  behaviors: Record<string, Behavior>,
): Execution {
  const graph = graphOf(subgraphs)
  const read = readOperation(graph, operation)
  const variables = coerce(graph.api, read, operation.variables ?? {})
  const runtime = runtimeOf(graph)
  const response = createResponse()
  const { runs, errors: subgraphErrors } = runRequests(planRequests(graph, read), {
    supergraph: runtime.supergraph,
    answer: createSubgraphServer(runtime, data),
    response,
    variables,
    behaviors,
  })
  const fields = new Map<string, FieldAt>()
  const result = executeDocument({
    schema: graph.api,
    document: read.document,
    operationName: read.definition.name?.value,
    variableValues: operation.variables,
    rootValue: response.root,
    fieldResolver: (
      source: Fields,
      _args,
      _context,
      { path, parentType, fieldName, fieldNodes, returnType },
    ) => {
      const name = fieldNodes[0] ? responseName(runtime.supergraph, fieldNodes[0]) : fieldName
      fields.set(pathKey(path), { coordinate: `${parentType.name}.${fieldName}`, type: String(returnType) })
      const loss = response.lossOf(source, name)
      if (loss && source[name] === undefined) throw new GraphQLError(loss)
      return source[name]
    },
    typeResolver: (value: Fields) => String(value.__typename),
  })
  if (result instanceof Promise) throw new Error('Resolvers over data in memory give no promises.')
  const errors = (result.errors ?? []).map(({ message, path }) => ({
    message,
    ...(path && { path: [...path] }),
  }))
  for (const { message, origin } of subgraphErrors) {
    if (!errors.some((error) => error.message === message)) errors.push({ message, path: origin })
  }
  return {
    data: result.data ?? null,
    errors,
    nulls: nullCauses(result.data, errors, fields),
    fetches: runs.map(({ request, ...run }): FetchRun => ({ ...toFetch(request), ...run })),
    durationMs: Math.max(0, ...runs.map(({ endMs }) => endMs)),
  }
}

function coerce(api: GraphQLSchema, { definition }: ReadOperation, given: Record<string, unknown>): Fields {
  const { coerced, errors } = getVariableValues(api, definition.variableDefinitions ?? [], given)
  if (coerced) return coerced
  throw new CallFailure({
    reason: 'invalid-operation',
    message: errors[0]?.message ?? 'A variable has no valid value.',
  })
}

type ResolvePath = { prev: ResolvePath | undefined; key: string | number }

function pathKey(path: ResolvePath): string {
  const keys: (string | number)[] = []
  for (let at: ResolvePath | undefined = path; at; at = at.prev) keys.unshift(at.key)
  return keys.join('.')
}
