import {
  Kind,
  OperationTypeNode,
  parse,
  print,
  visit,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql'
import type { ReadOperation } from '../operation'
import { chooseWays } from './choose'
import { normalize } from './normalize'
import { createPathfinder } from './paths'
import { toSelectionSet, namesIn } from './selection'
import { type Step, leavesOfStep, type PathPart } from './step'
import { buildSteps } from './steps'
import type { Supergraph } from './supergraph'
import type { Fetch, FetchReason } from '../messages'

/** One request to a subgraph. Entities of several places go in one request when they are asked for at the same time. */
export type PlannedRequest = {
  id: number
  graph: string
  wave: number
  waitsFor: PlannedRequest[]
  steps: Step[]
  document: DocumentNode
  operation: string
}

/** Plans an operation: which subgraphs are asked what, in which order. */
export function planOperation(
  supergraph: Supergraph,
  { document, definition: operation }: ReadOperation,
): PlannedRequest[] {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )
  const rootType = supergraph.roots[operation.operation] ?? ''
  const items = normalize(supergraph, operation.selectionSet, rootType, fragments)
  const pathfinder = createPathfinder(supergraph)
  const leaves = chooseWays(supergraph, pathfinder, operation.operation, items)
  const steps = buildSteps(supergraph, pathfinder, operation.operation, leaves)
  return toRequests(steps, operation)
}

function toRequests(steps: Step[], operation: OperationDefinitionNode): PlannedRequest[] {
  const waves = new Map<Step, number>()
  const waveOf = (step: Step): number => {
    const wave = waves.get(step) ?? 1 + Math.max(0, ...[...step.parents].map(waveOf))
    waves.set(step, wave)
    return wave
  }
  const groups = new Map<string, Step[]>()
  for (const [index, step] of steps.entries()) {
    const shared = step.kind === 'entity' && step.conditions === ''
    const key = `${waveOf(step)} ${step.graph} ${shared ? '' : index}`
    groups.set(key, [...(groups.get(key) ?? []), step])
  }
  const requests = [...groups.values()]
    .toSorted(([a], [b]) => (waves.get(a as Step) ?? 0) - (waves.get(b as Step) ?? 0))
    .map((group, id): PlannedRequest => {
      const [first] = group as [Step]
      const document = toDocument(group, operation)
      return {
        id: id + 1,
        graph: first.graph,
        wave: waves.get(first) ?? 1,
        waitsFor: [],
        steps: group,
        document,
        operation: print(document),
      }
    })
  for (const request of requests) {
    const parents = new Set(request.steps.flatMap((step) => [...step.parents]))
    request.waitsFor = requests.filter((other) => other.steps.some((step) => parents.has(step)))
  }
  return requests
}

function toDocument(steps: Step[], operation: OperationDefinitionNode): DocumentNode {
  const isRoot = steps[0]?.kind === 'root'
  const selections = steps.map(({ output }, index) => {
    const byType = [...output].map(([type, selection]) => ({ type, text: print(toSelectionSet(selection)) }))
    if (isRoot) return byType[0]?.text ?? ''
    const fragments = byType.map(({ type, text }) => `... on ${type} ${text}`)
    const alias = index > 0 ? `${entitiesName(index)}: ` : ''
    return `${alias}_entities(representations: $${representationsName(index)}) { ${fragments.join(' ')} }`
  })
  const selectionSet = isRoot ? selections.join('') : `{ ${selections.join(' ')} }`
  const used = new Set<string>()
  visit(parse(selectionSet), { Variable: ({ name }) => void used.add(name.value) })
  const variables = [
    ...(isRoot ? [] : steps.map((_, index) => `$${representationsName(index)}: [_Any!]!`)),
    ...(operation.variableDefinitions ?? [])
      .filter(({ variable }) => used.has(variable.name.value))
      .map((definition) => print(definition)),
  ]
  const kind = isRoot ? operation.operation : OperationTypeNode.QUERY
  const head = variables.length > 0 ? `${kind} (${variables.join(', ')})` : kind
  return parse(`${head} ${selectionSet}`, { noLocation: true })
}

/** The variable that holds the entities of a step, by the step's place in its request. */
export function representationsName(index: number): string {
  return index === 0 ? 'representations' : `representations${index + 1}`
}

/** The response name under which the entities of a step come back. */
export function entitiesName(index: number): string {
  return index === 0 ? '_entities' : `entities${index + 1}`
}

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
