import { isJsonObject, isListOf, isShape, isString } from '@/lib/guards'
import type { Behavior, Subgraph } from './engine/messages'

/** What a visitor works on: everything that a link, a file and the browser's storage hold. */
export type Work = {
  subgraphs: Subgraph[]
  query: string
  /** The operation that runs, when the query has several. */
  operationName?: string
  /** JSON as typed, so that unfinished input is kept. */
  variables: string
  /** Sample data as typed; absent while the generated data is used. */
  data?: string
  /** How subgraphs behave in a run, by name; absent ones answer within the default latency. */
  behaviors: Record<string, Behavior>
  /** The subgraphs are those of this site, which answer themselves instead of sample data. */
  live?: true
}

export const emptyWork: Work = { subgraphs: [], query: '', variables: '', behaviors: {} }

export const isSubgraphs = isListOf(isShape<Subgraph>({ name: isString, sdl: isString }))

/** The work in a parsed link, file or stored record, or undefined when it is none. Unknown fields are left out. */
export function readWork(value: unknown): Work | undefined {
  if (!isJsonObject(value) || !isSubgraphs(value.subgraphs)) return undefined
  const { query, operationName, variables, data, behaviors, live } = value
  const taken = new Set<string>()
  return {
    subgraphs: value.subgraphs.map(({ name: wanted, sdl }) => {
      const name = freeName(taken, wanted)
      taken.add(name)
      return { name, sdl }
    }),
    query: isString(query) ? query : '',
    ...(isString(operationName) && { operationName }),
    variables: isString(variables) ? variables : '',
    ...(isString(data) && { data }),
    behaviors: Object.fromEntries(
      Object.entries(isJsonObject(behaviors) ? behaviors : {}).flatMap(readBehavior),
    ),
    ...(live === true && { live }),
  }
}

/** Says what a text is that holds the result of an introspection query instead of a schema. */
export function introspectionText(text: string): string | undefined {
  return /^\s*\{[^]*"__schema"/.test(text)
    ? 'the result of an introspection query. It lists what clients see, not which subgraph resolves it: open the schemas of the subgraphs instead.'
    : undefined
}

/** A name that is not taken: the wanted one, or with a number after it. */
export function freeName(taken: ReadonlySet<string>, wanted: string): string {
  const name = wanted.trim() || 'subgraph'
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name}-${number}`)) number++
  return `${name}-${number}`
}

function readBehavior([name, value]: [string, unknown]): [string, Behavior][] {
  if (!isJsonObject(value) || typeof value.latencyMs !== 'number') return []
  const { failure } = value
  const latencyMs = Math.min(Math.max(value.latencyMs, 0), 60_000)
  return [[name, { latencyMs, ...((failure === 'unreachable' || failure === 'error') && { failure }) }]]
}
