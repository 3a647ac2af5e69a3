import type { Calls, Engine, Execution, Failure, Plan, Result, SampleData } from '../engine/messages'
import { defaultLatencyMs, type Work } from '../work'

/** What the engine says of a query. Plan and execution may fail for different reasons. */
export type Run = { plan?: Result<Plan>; execution?: Result<Execution>; sample?: SampleData }

/** Plans and executes the query of a work whose subgraphs compose. */
export async function runQuery(engine: Engine, work: Work): Promise<Run> {
  const { subgraphs, query } = work
  const generated = await engine.sampleData({ subgraphs })
  if (!generated.ok) return { execution: generated }
  const sample = generated.value
  if (query.trim() === '') return { sample }
  const given = runInput(work, sample)
  if ('failure' in given) return { sample, execution: { ok: false, failure: given.failure } }
  const plan = await engine.plan({ subgraphs, operation: given.input.operation })
  return { sample, plan, execution: await engine.execute(given.input) }
}

/** What the engine executes, or a failure when variables or data as typed are no JSON object. */
function runInput(
  work: Work,
  generated: SampleData,
): { input: Calls['execute']['takes'] } | { failure: Failure } {
  const variables = parseObject(work.variables.trim() || '{}')
  if (!variables) return invalid('invalid-operation', 'The variables are not a JSON object.')
  const data = work.data === undefined ? generated : parseObject(work.data)
  if (!data) return invalid('invalid-data', 'The sample data is not a JSON object.')
  const { subgraphs, query } = work
  const behaviors = Object.fromEntries(
    subgraphs.map(({ name }) => [name, work.behaviors[name] ?? { latencyMs: defaultLatencyMs }]),
  )
  return { input: { subgraphs, operation: { query, variables }, data, behaviors } }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function invalid(reason: Failure['reason'], message: string): { failure: Failure } {
  return { failure: { reason, message } }
}
