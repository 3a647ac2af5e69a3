import { OperationTypeNode, print, type DocumentNode, type ExecutionResult } from 'graphql'
import { isJsonObject, isListOf, isShape, isString } from '@/lib/guards'
import { graphOf } from './graph'
import type { Behavior, Execution, Operation, Plan, SampleData, Subgraph } from './messages'
import { operationNames, readOperation } from './operation'
import { toFetch, planOperation } from './planner/plan'
import { wordPattern } from './problems/finder'
import { runOperation } from './run-operation'
import type { Answer } from './run-requests'
import { runtimeOf } from './runtime'
import { createSubgraphServer } from './subgraph-server'

/** Plans an operation over subgraphs. Throws a failure when they do not compose or the operation does not fit. */
export function plan(subgraphs: Subgraph[], operation: Operation): Plan {
  const { supergraph, read } = prepare(subgraphs, operation)
  const fetches = planOperation(supergraph, read).map(toFetch)
  const moved = supergraph.labeled.filter(({ field }) =>
    fetches.some((fetch) => wordPattern(field.replace(/.*\./, '')).test(fetch.operation)),
  )
  const notes = moved.map(
    ({ field, label, isActive }) =>
      `${field} has @override with the label ${label}, for routers that read it. This plan is that of a request that ${isActive ? 'takes' : 'does not take'} the override.`,
  )
  if (read.definition.operation === OperationTypeNode.SUBSCRIPTION)
    notes.push(
      'This is one event of the subscription. Every fetch after the first runs again for each event.',
    )
  return { fetches, operations: operationNames(read.document), notes }
}

function prepare(subgraphs: Subgraph[], operation: Operation) {
  const graph = graphOf(subgraphs)
  const runtime = runtimeOf(graph)
  return { api: graph.api, runtime, supergraph: runtime.supergraph, read: readOperation(graph, operation) }
}

/** Runs an operation on sample data, or on resolvers of subgraphs with code. Fails when an input is at fault. */
export async function execute(
  subgraphs: Subgraph[],
  operation: Operation,
  data: SampleData,
  behaviors: Record<string, Behavior>,
  code: Record<string, string> = {},
): Promise<Execution> {
  const { api, runtime, supergraph, read } = prepare(subgraphs, operation)
  const answer = createSubgraphServer(runtime, data)
  const written = new Map<string, Answer>()
  for (const [name, text] of Object.entries(code)) {
    const { createCodeServer } = await import('./resolver-code')
    written.set(name, createCodeServer(runtime, text))
  }
  const ask: Answer = (document, variables, name) => (written.get(name) ?? answer)(document, variables, name)
  return runOperation(api, supergraph, read, operation, ask, behaviors)
}

/** Runs an operation against the subgraphs of this site (docs/contracts/graph.md), as they answer now. Fails as `execute` does. */
export function executeLive(subgraphs: Subgraph[], operation: Operation): Promise<Execution> {
  const { api, supergraph, read } = prepare(subgraphs, operation)
  return runOperation(api, supergraph, read, operation, askSite)
}

async function askSite(document: DocumentNode, variables: object, subgraph: string) {
  const body = JSON.stringify({ query: print(document), variables })
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  try {
    const response = await fetch(`/graph/${encodeURIComponent(subgraph)}`, { method: 'POST', headers, body })
    const answer: unknown = await response.json()
    return isResult(answer) ? answer : undefined
  } catch {
    return undefined
  }
}

const isError = isShape<{ message: string }>({ message: isString })
const isErrorList = isListOf(isError)

/** A response of GraphQL has data or errors (GraphQL specification, 7.1). */
function isResult(value: unknown): value is ExecutionResult {
  if (!isJsonObject(value)) return false
  const { data, errors } = value
  return errors === undefined ? data !== undefined : isErrorList(errors)
}
