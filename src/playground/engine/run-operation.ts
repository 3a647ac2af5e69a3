import {
  executeSync,
  getVariableValues,
  GraphQLError,
  responsePathAsArray,
  type GraphQLSchema,
} from 'graphql'
import { isObject } from '@/lib/guards'
import type { Behavior, Execution, FetchRun, Operation, NullCause } from './messages'
import { invalid, type ReadOperation } from './operation'
import { toFetch, planOperation } from './planner/plan'
import { responseName } from './planner/normalize'
import { runRequests, type Answer } from './run-requests'
import { createResponse, type Fields, type Path } from './response'
import type { Supergraph } from './planner/supergraph'

/** A field of the answer: its schema coordinate and its type, such as `[Review!]!`. */
type FieldAt = { coordinate: string; type: string }

type PlacedError = { message: string; path?: Path }

/** Explains nulls that errors caused, in subgraphs too: where each arose, and which non-null types carried it up. */
function nullCauses(data: unknown, errors: PlacedError[], fields: Map<string, FieldAt>): NullCause[] {
  return errors.flatMap(({ message, path: origin }) => {
    const path = origin && nullOnTheWay(data, origin)
    return path ? { path, origin, explanation: explain(message, origin, path, fields) } : []
  })
}

/** Walks towards a place until there is a null. */
function nullOnTheWay(data: unknown, origin: Path): Path | undefined {
  let value = data
  for (const [depth, key] of origin.entries()) {
    if (value === null || value === undefined) return origin.slice(0, depth)
    if (!isObject(value)) return undefined
    value = value[key]
  }
  return value === null || value === undefined ? origin : undefined
}

function explain(message: string, origin: Path, path: Path, fields: Map<string, FieldAt>): string {
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`
  const field = fields.get(fieldPath(origin))
  if (path.length === origin.length) {
    return field ? `${sentence} ${field.coordinate} may be null, so only this value is missing.` : sentence
  }
  const target = path.length === 0 ? 'the whole answer' : path.join('.')
  // A field within an object that a subgraph left out is not in the answer; the message names it.
  const reason = field ? `${field.coordinate} is ${field.type}, which must not be null, so the` : 'The'
  return `${sentence} ${reason} null moved up to ${target}.`
}

/** An item of a list belongs to the field of the list. */
function fieldPath(path: Path): string {
  const end = path.findLastIndex((key) => typeof key === 'string')
  return path.slice(0, end + 1).join('.')
}

/**
 * Runs an operation over a composed graph as a router would. With behaviors, latencies (milliseconds) are added up along
 * the fetches that wait for each other, not waited for; without, times are measured. Throws a failure when the variables
 * are at fault.
 */
export async function runOperation(
  schema: GraphQLSchema,
  supergraph: Supergraph,
  read: ReadOperation,
  operation: Operation,
  answer: Answer,
  behaviors?: Record<string, Behavior>,
): Promise<Execution> {
  const { definition, document } = read
  const { coerced: variables, errors: wrong = [] } = getVariableValues(
    schema,
    definition.variableDefinitions ?? [],
    operation.variables ?? {},
  )
  if (!variables) throw invalid(operation.query, wrong)
  const response = createResponse()
  const { runs, errors: subgraphErrors } = await runRequests(planOperation(supergraph, read), {
    supergraph,
    answer,
    response,
    variables,
    behaviors,
  })
  const fields = new Map<string, FieldAt>()
  const result = executeSync({
    schema,
    document,
    operationName: definition.name?.value,
    variableValues: operation.variables,
    rootValue: response.root,
    fieldResolver: (source: Fields, _args, _context, info) => {
      const { path, parentType, fieldName, fieldNodes, returnType } = info
      const name = fieldNodes[0] ? responseName(supergraph, fieldNodes[0]) : fieldName
      const key = responsePathAsArray(path).join('.')
      fields.set(key, { coordinate: `${parentType.name}.${fieldName}`, type: String(returnType) })
      const loss = response.lossOf(source, name)
      if (loss && source[name] === undefined) throw new GraphQLError(loss)
      return source[name]
    },
    typeResolver: (value: Fields) => String(value.__typename),
  })
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
