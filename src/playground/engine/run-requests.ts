import type { DocumentNode, ExecutionResult } from 'graphql'
import { isJsonObject } from '@/lib/guards'
import { defaultLatencyMs, type Behavior } from './messages'
import { entitiesName, representationsName, type PlannedRequest } from './planner/plan'
import { namesIn } from './planner/selection'
import type { Step } from './planner/step'
import type { Supergraph } from './planner/supergraph'
import {
  isWanted,
  mergeInto,
  pick,
  type createResponse,
  type Fields,
  type Located,
  type Path,
} from './response'

/** One request of a run, with its times in milliseconds from the start. */
type RequestRun = {
  request: PlannedRequest
  startMs: number
  endMs: number
  skipped?: true
  representations?: unknown[]
  response: unknown
}

/** An error within a subgraph, and where in the answer it arose. */
type SubgraphError = { message: string; origin: Path }

/** Answers a request to the subgraph of that name; undefined when it cannot be reached. */
export type Answer = (
  document: DocumentNode,
  variables: Fields,
  subgraph: string,
) => ExecutionResult | Promise<ExecutionResult | undefined>

type Setting = {
  supergraph: Supergraph
  answer: Answer
  response: ReturnType<typeof createResponse>
  variables: Fields
  /** How subgraphs behave in a simulated run; absent when their times are measured. */
  behaviors?: Record<string, Behavior>
}

/** An entity that a step asks for, with the objects of the answer that it belongs to. */
type Entity = { representation: Fields; targets: Located[] }
type Batch = { step: Step; entities: Entity[] }

/** Runs requests, each once those that it waits for have ended, and puts their answers together. */
export async function runRequests(
  requests: PlannedRequest[],
  setting: Setting,
): Promise<{ runs: RequestRun[]; errors: SubgraphError[] }> {
  const runs = new Map<PlannedRequest, Promise<RequestRun>>()
  const errors: SubgraphError[] = []
  const { behaviors } = setting
  const begin = performance.now()
  async function start(request: PlannedRequest): Promise<RequestRun> {
    const before = await Promise.all(request.waitsFor.flatMap((other) => runs.get(other) ?? []))
    const measured = performance.now() - begin
    const run = await runRequest(request, setting, errors)
    if (!behaviors) return { request, startMs: measured, endMs: performance.now() - begin, ...run }
    const startMs = Math.max(0, ...before.map((other) => other.endMs))
    const takes = run.skipped ? 0 : (behaviors[request.graph]?.latencyMs ?? defaultLatencyMs)
    return { request, startMs, endMs: startMs + takes, ...run }
  }
  for (const request of requests) runs.set(request, start(request))
  return { runs: await Promise.all(runs.values()), errors }
}

async function runRequest(
  request: PlannedRequest,
  setting: Setting,
  errors: SubgraphError[],
): Promise<Omit<RequestRun, 'request' | 'startMs' | 'endMs'>> {
  const { response, variables, behaviors, answer } = setting
  const isRoot = request.steps[0]?.kind === 'root'
  const isNeeded = ({ output }: Step) =>
    [...output.values()].some((selection) => isWanted(selection, variables))
  // A step without entities sends none: the variable is part of the request.
  const batches = (isRoot ? [] : request.steps).map((step) => ({
    step,
    entities: isNeeded(step) ? entitiesOf(step, setting) : [],
  }))
  const sentOf = ({ entities }: Batch) => entities.map(({ representation }) => representation)
  const representations = batches.flatMap(sentOf)
  if (!isRoot && representations.length === 0) return { skipped: true, response: null }

  const sent = isRoot ? {} : { representations }
  const failure = behaviors?.[request.graph]?.failure
  if (failure) return lost(failure)
  const inputs = batches.map((batch, index) => [representationsName(index), sentOf(batch)])
  const sentVariables = { ...variables, ...Object.fromEntries(inputs) }
  const result = await answer(request.document, sentVariables, request.graph)
  if (!result) return lost('unreachable')
  const data = isJsonObject(result.data) ? result.data : {}
  // A copy, because later fetches add fields to these objects and the response of this one is shown as it came.
  if (isRoot) mergeInto(response.root, structuredClone(data))
  for (const [index, { entities }] of batches.entries()) {
    const answered = data[entitiesName(index)]
    const answers: unknown[] = Array.isArray(answered) ? answered : []
    for (const [position, { targets }] of entities.entries()) {
      const found = answers[position]
      for (const { object } of targets) if (isJsonObject(found)) mergeInto(object, structuredClone(found))
    }
  }
  for (const error of result.errors ?? []) {
    const path = [...(error.path ?? [])]
    const batch = batches.find((_, index) => entitiesName(index) === path[0])
    const places = batch?.entities[Number(path[1])]?.targets ?? [{ path: [] }]
    const rest = batch ? path.slice(2) : path
    for (const place of places) errors.push({ message: error.message, origin: [...place.path, ...rest] })
  }
  return { ...sent, response: result }

  function lost(kind: NonNullable<Behavior['failure']>) {
    const answers = kind === 'error'
    const cause = `Subgraph "${request.graph}" ${answers ? 'answered with an error' : 'did not answer'}.`
    loseAll(request, batches, response, cause)
    const errorAnswer = { data: null, errors: [{ message: 'Internal server error' }] }
    return { ...sent, response: answers ? errorAnswer : null }
  }
}

function loseAll(
  { steps }: PlannedRequest,
  batches: Batch[],
  response: Setting['response'],
  cause: string,
): void {
  const [first] = steps
  if (first?.kind === 'root') {
    for (const name of namesOf(first)) response.lose(response.root, name, cause)
  }
  for (const { step, entities } of batches) {
    for (const { targets } of entities) {
      for (const { object } of targets) for (const name of namesOf(step)) response.lose(object, name, cause)
    }
  }
}

function namesOf({ output }: Step): string[] {
  return [...output.values()].flatMap(namesIn)
}

/** Collects the entities of a step. Equal ones are sent once. */
function entitiesOf(step: Step, { response, supergraph }: Setting): Entity[] {
  const entities = new Map<string, Entity>()
  for (const located of response.objectsAt(step.path)) {
    const { object } = located
    const match = [...step.input].find(([type]) => isOf(supergraph, object.__typename, type))
    if (!match) continue
    const [type, selection] = match
    const picked = pick(selection, object)
    if (typeof picked === 'string') {
      const cause =
        response.lossOf(object, picked) ?? `The answer has no "${picked}", which ${type} is found by.`
      for (const name of namesOf(step)) response.lose(object, name, cause)
      continue
    }
    const hidden = supergraph.types.get(type)?.graphs.get(step.graph)?.interfaceObject
    const representation = { __typename: hidden ? type : (object.__typename ?? type), ...picked }
    const key = JSON.stringify(representation)
    const known = entities.get(key)
    if (known) known.targets.push(located)
    else entities.set(key, { representation, targets: [located] })
  }
  return [...entities.values()]
}

function isOf({ types }: Supergraph, typename: unknown, type: string): boolean {
  if (typeof typename !== 'string') return true
  return typename === type || types.get(type)?.possible.has(typename) === true
}
