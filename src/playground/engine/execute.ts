import { graphOf } from './graph'
import type { Behavior, Execution, Operation, Plan, SampleData, Subgraph } from './messages'
import { operationNames, readOperation } from './operation'
import { planRequests, toFetch } from './plan'
import { runOperation } from './run-operation'
import { runtimeOf } from './runtime'
import { createSubgraphServer } from './subgraph-server'

/** Plans an operation over subgraphs. Throws a failure when they do not compose or the operation does not fit. */
export function plan(subgraphs: Subgraph[], operation: Operation): Plan {
  const graph = graphOf(subgraphs)
  const read = readOperation(graph, operation)
  return { fetches: planRequests(graph, read).map(toFetch), operations: operationNames(read.document) }
}

/** Runs an operation against sample data. Throws a failure when an input is at fault. */
export function execute(
  subgraphs: Subgraph[],
  operation: Operation,
  data: SampleData,
  behaviors: Record<string, Behavior>,
): Execution {
  const graph = graphOf(subgraphs)
  const read = readOperation(graph, operation)
  const runtime = runtimeOf(graph)
  const answer = createSubgraphServer(runtime, data)
  return runOperation(graph, runtime.supergraph, read, operation, answer, behaviors)
}
