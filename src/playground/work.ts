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

/** The work in a parsed link, file or stored record, or undefined when it is none. Unknown fields are left out. */
export function readWork(value: unknown): Work | undefined {
  if (!isRecord(value) || !Array.isArray(value.subgraphs)) return undefined
  const subgraphs = value.subgraphs.flatMap((subgraph: unknown) =>
    isRecord(subgraph) && typeof subgraph.name === 'string' && typeof subgraph.sdl === 'string'
      ? [{ name: subgraph.name, sdl: subgraph.sdl }]
      : [],
  )
  if (subgraphs.length !== value.subgraphs.length) return undefined
  return {
    subgraphs: withFreeNames(subgraphs),
    query: textOf(value.query),
    ...(typeof value.operationName === 'string' && { operationName: value.operationName }),
    variables: textOf(value.variables),
    ...(typeof value.data === 'string' && { data: value.data }),
    behaviors: readBehaviors(value.behaviors),
    ...(value.live === true && { live: true }),
  }
}

/** A name that is not taken: the wanted one, or with a number after it. */
export function freeName(taken: ReadonlySet<string>, wanted: string): string {
  const name = wanted.trim() || 'subgraph'
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name}-${number}`)) number++
  return `${name}-${number}`
}

function withFreeNames(subgraphs: readonly Subgraph[]): Subgraph[] {
  const taken = new Set<string>()
  return subgraphs.map(({ name: wanted, sdl }) => {
    const name = freeName(taken, wanted)
    taken.add(name)
    return { name, sdl }
  })
}

function readBehaviors(value: unknown): Work['behaviors'] {
  const behaviors: Work['behaviors'] = {}
  for (const [name, behavior] of Object.entries(isRecord(value) ? value : {})) {
    if (!isRecord(behavior) || typeof behavior.latencyMs !== 'number') continue
    const { failure } = behavior
    behaviors[name] = {
      latencyMs: Math.min(Math.max(behavior.latencyMs, 0), 60_000),
      ...((failure === 'unreachable' || failure === 'error') && { failure }),
    }
  }
  return behaviors
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
