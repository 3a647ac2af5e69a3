import type { Fetch, FetchReason } from './messages'
import type { PlannedRequest } from './planner/plan'
import { namesIn } from './planner/selection'
import { leavesOfStep, type PathPart, type Step } from './planner/step'

export function toFetch({ id, graph, wave, waitsFor, steps, operation }: PlannedRequest): Fetch {
  const [path = [], ...alsoAt] = [
    ...new Map(steps.map((step) => [names(step.path).join(), names(step.path)])).values(),
  ]
  return {
    id,
    subgraph: graph,
    operation,
    path,
    ...(alsoAt.length > 0 && { alsoAt }),
    wave,
    waitsFor: waitsFor.map((request) => request.id),
    brought: waitsFor.map((request) => broughtBy(request, steps)),
    reason: reasonOf(steps),
  }
}

/** The fields, without the way to them, that a request brings and steps send. */
function broughtBy(request: PlannedRequest, steps: Step[]): string[] {
  const given = new Set(request.steps.flatMap((step) => leavesOfStep(step, 'output')))
  const sent = steps.flatMap((step) => leavesOfStep(step, 'input')).filter((leaf) => given.has(leaf))
  return [...new Set(sent.map((leaf) => leaf.replace(/.*\//, '')))]
}

function names(path: PathPart[]): string[] {
  return path.flatMap((part) => ('name' in part ? part.name : []))
}

function reasonOf(steps: Step[]): FetchReason {
  const [first] = steps as [Step]
  const fields = [...new Set(steps.flatMap(({ output }) => [...output.values()].flatMap(namesIn)))]
  if (first.kind === 'root') return { kind: 'root', fields }
  const type = [...new Set(steps.flatMap(({ output }) => [...output.keys()]))].join(', ')
  const key = [...new Set(steps.flatMap((step) => step.key?.text ?? []))].join(', ')
  const requiredBy = steps.every((step) => step.requiredBy) && first.requiredBy
  if (requiredBy && !first.requires) return { kind: 'requires', type, key, fields, requiredBy }
  const requires = [...new Set(steps.flatMap((step) => step.requires?.text ?? []))].join(' ')
  return { kind: 'key', type, key, fields, ...(requires && { requires }) }
}
