import { isObject } from '@/lib/guards'
import { parseJson } from '@/lib/parse-json'
import type { Engine, Execution, Plan, Result, SampleData } from '../engine/messages'
import type { Work } from '../work'

/** What the engine says of a query. Plan and execution may fail for different reasons. */
export type Run = { plan?: Result<Plan>; execution?: Result<Execution>; sample?: SampleData }

/** Plans and executes the query of a work whose subgraphs compose. */
export async function runQuery(engine: Engine, work: Work): Promise<Run> {
  const { subgraphs, query } = work
  const generated = await engine.sampleData({ subgraphs })
  const sample = generated.ok ? generated.value : undefined
  if (query.trim() === '') return { sample }
  const variables = parseObject(work.variables.trim() || '{}')
  const plan = await engine.plan({ subgraphs, operation: { query, variables: variables ?? {} } })
  if (!variables) return { sample, plan, execution: invalid('The variables are not a JSON object.') }
  if (!generated.ok && work.data === undefined) return { plan, execution: generated }
  const data = work.data === undefined ? sample : parseObject(work.data)
  if (!data) return { sample, plan, execution: invalid('The sample data is not a JSON object.') }
  const { behaviors } = work
  const execution = await engine.execute({ subgraphs, operation: { query, variables }, data, behaviors })
  return { sample, plan, execution }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  const value = parseJson(text)
  return isObject(value) && !Array.isArray(value) ? value : undefined
}

function invalid(message: string): Result<Execution> {
  return { ok: false, failure: { reason: 'invalid-data', message } }
}
