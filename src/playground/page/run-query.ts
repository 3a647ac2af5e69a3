import { isJsonObject } from '@/lib/guards'
import type { Composition, Engine, Execution, Plan, Result, SampleData } from '../engine/messages'
import type { Work } from '../work'

/** What the engine says of a query. Plan and execution may fail for different reasons. */
export type Run = {
  plan?: Result<Plan>
  execution?: Result<Execution>
  /** The subgraphs answered themselves. */
  live?: true
  sample?: SampleData
  /** The operations of the query, when there are several, and the one that ran. */
  operations?: { names: string[]; chosen: string }
}

/** What the page was built with: the first example and what the engine says of it. */
export type Built = { work: Work; composition: Composition; run: Run }

/** What stands where the plan will be. */
export const planHint = 'The plan appears here once the subgraphs compose.'
export const oldPlanHint = 'From the last schemas that composed. It updates once these compose.'

/** Plans and executes the query of a work whose subgraphs compose; of several operations the chosen one, or the first. Expects resolvers that answer for subgraphs. */
export async function runQuery(engine: Engine, work: Work, code?: Record<string, string>): Promise<Run> {
  const { subgraphs, query, live } = work
  const generated = live ? undefined : await engine.sampleData({ subgraphs })
  const sample = generated?.ok ? generated.value : undefined
  if (query.trim() === '') return { sample, live }
  const [variables, wrong] = parseObject(work.variables.trim() || '{}')
  const operation = { query, variables: variables ?? {} }
  let plan = await engine.plan({ subgraphs, operation })
  const names = plan.ok ? plan.value.operations : (plan.failure.operations ?? [])
  const chosen = names.find((name) => name === work.operationName) ?? names[0]
  const named = names.length > 1 && chosen !== undefined && { operationName: chosen }
  const asked = { subgraphs, operation: { ...operation, ...named } }
  if (named) plan = await engine.plan(asked)
  const operations = named ? { names, chosen: named.operationName } : undefined
  const run: Run = { sample, live, plan, operations }
  if (!variables) return { ...run, execution: invalid('variables', wrong) }
  if (!generated) return { ...run, ...(plan.ok && { execution: await engine.executeLive(asked) }) }
  if (!generated.ok && work.data === undefined) return { ...run, execution: generated }
  const [data, wrongData] = work.data === undefined ? [sample] : parseObject(work.data)
  if (!data) return { ...run, execution: invalid('sample data', wrongData) }
  const input = { ...asked, data, behaviors: work.behaviors, ...(code && { code }) }
  return { ...run, execution: await engine.execute(input) }
}

/** A JSON object, or what is wrong with the text. */
function parseObject(text: string): [object?: Record<string, unknown>, wrong?: string] {
  try {
    const value: unknown = JSON.parse(text)
    return isJsonObject(value) ? [value] : []
  } catch (error) {
    return [undefined, error instanceof Error ? error.message : undefined]
  }
}

function invalid(what: string, wrong?: string): Result<Execution> {
  const message = `The ${what} are not a JSON object${wrong ? `: ${wrong}` : '.'}`
  return { ok: false, failure: { reason: 'invalid-data', message: message.replace('data are', 'data is') } }
}
