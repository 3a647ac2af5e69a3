import { print, type DocumentNode, type ExecutionResult } from 'graphql'
import { isJsonObject, isListOf, isShape, isString } from '@/lib/guards'
import { graphOf } from './graph'
import type { Behavior, Execution, Operation, Plan, SampleData, Subgraph } from './messages'
import { operationNames, readOperation } from './operation'
import { toFetch, planOperation } from './planner/plan'
import { runOperation } from './run-operation'
import type { Answer } from './run-requests'
import { runtimeOf } from './runtime'
import { createSubgraphServer } from './subgraph-server'

/** Plans an operation over subgraphs. Throws a failure when they do not compose or the operation does not fit. */
export function plan(subgraphs: Subgraph[], operation: Operation): Plan {
  const graph = graphOf(subgraphs)
  const read = readOperation(graph, operation)
  const requests = planOperation(runtimeOf(graph).supergraph, read)
  return { fetches: requests.map(toFetch), operations: operationNames(read.document) }
}

/**
 * Runs an operation against sample data, or against the resolvers of the subgraphs that have code. Fails when an input is at
 * fault.
 */
export async function execute(
  subgraphs: Subgraph[],
  operation: Operation,
  data: SampleData,
  behaviors: Record<string, Behavior>,
  code: Record<string, string> = {},
): Promise<Execution> {
  const graph = graphOf(subgraphs)
  const read = readOperation(graph, operation)
  const runtime = runtimeOf(graph)
  const answer = createSubgraphServer(runtime, data)
  const written = new Map<string, Answer>()
  for (const [name, text] of Object.entries(code)) {
    const { createCodeServer } = await import('./resolver-code')
    written.set(name, createCodeServer(runtime, text))
  }
  const ask: Answer = (document, variables, name) => (written.get(name) ?? answer)(document, variables, name)
  return runOperation(graph.api, runtime.supergraph, read, operation, ask, behaviors)
}

/** Runs an operation against the subgraphs of this site (docs/contracts/graph.md), as they answer now. Fails as `execute` does. */
export function executeLive(subgraphs: Subgraph[], operation: Operation): Promise<Execution> {
  const graph = graphOf(subgraphs)
  const read = readOperation(graph, operation)
  return runOperation(graph.api, runtimeOf(graph).supergraph, read, operation, askSite)
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
