import { leavesOf, type Selection } from './selection'
import type { Key } from './supergraph'

/** A part of the way to where a fetch is merged: a response name, or an object type that narrows an abstract one. */
export type PathPart = { name: string } | { type: string }

/** A fetch of one subgraph while the plan is made. */
export type Step = {
  graph: string
  kind: 'root' | 'entity'
  path: PathPart[]
  /** What is selected, by the type that it is selected on. */
  output: Map<string, Selection>
  /** What is sent of each entity, by the type as which it is sent. */
  input: Map<string, Selection>
  parents: Set<Step>
  /** Equal for steps that the same variables leave out. */
  conditions: string
  rootField: number
  key?: Key
  /** What is sent besides the key, because a field of this step asks for it. */
  requires?: Key
  /** The field for whose @requires the step was made. */
  requiredBy?: string
}

export function outputOf(step: Step, type: string): Selection {
  return getOrCreate(step.output, type)
}

export function inputOf(step: Step, type: string): Selection {
  return getOrCreate(step.input, type)
}

function getOrCreate(map: Map<string, Selection>, type: string): Selection {
  const selection = map.get(type) ?? new Map()
  map.set(type, selection)
  return selection
}

/** Whether a step waits for another one, directly or through others. True for the same step. */
export function waitsFor(step: Step, other: Step): boolean {
  return step === other || [...step.parents].some((parent) => waitsFor(parent, other))
}

/** The leaves that a step brings, or those that it sends, as paths from the root of the answer. */
export function leavesOfStep({ path, ...step }: Step, part: 'input' | 'output'): string[] {
  const at = path.map((name) => ('name' in name ? `/${name.name}` : '')).join('')
  return [...step[part].values()].flatMap((selection) => leavesOf(selection, at))
}
