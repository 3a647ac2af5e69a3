import { addAll, conflicts, isWithin, leavesOf, type Selection } from './selection'
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

/** Removes steps that bring nothing, and merges those that can be one. */
export function simplify(steps: Step[]): Step[] {
  for (const step of steps) if (step.kind === 'entity' && bringsNothing(step)) remove(steps, step)
  const peers = new Map<string, Step[]>()
  for (const step of steps) {
    if (step.kind === 'entity') peers.set(placeOf(step), [...(peers.get(placeOf(step)) ?? []), step])
  }
  for (let merged = true; merged;) merged = mergeOne(steps, peers)
  return steps.filter((step) => step.output.size > 0)
}

function bringsNothing({ output, input }: Step): boolean {
  return [...output].every(([type, selection]) => isWithin(selection, input.get(type) ?? new Map()))
}

function remove(steps: Step[], step: Step): void {
  for (const other of steps) {
    if (!other.parents.delete(step)) continue
    for (const parent of step.parents) other.parents.add(parent)
  }
  step.output.clear()
}

/** Merges a step that nothing waits for into another one of the same entities in the same subgraph. */
function mergeOne(steps: Step[], peers: Map<string, Step[]>): boolean {
  for (const target of steps) {
    for (const leaf of peers.get(placeOf(target)) ?? []) {
      if (target === leaf || leaf.output.size === 0 || target.output.size === 0) continue
      const sameTypes = [...target.input.keys()].join() === [...leaf.input.keys()].join()
      const siblings = sameSet(target.parents, leaf.parents)
      if (!sameTypes && !siblings) continue
      if (waitsFor(leaf, target) || waitsFor(target, leaf)) continue
      if (!siblings && steps.some(({ parents }) => parents.has(leaf))) continue
      if (
        [...leaf.output].some(([type, selection]) =>
          conflicts(selection, target.output.get(type) ?? new Map()),
        )
      )
        continue
      merge(steps, target, leaf)
      return true
    }
  }
  return false
}

/** Equal for steps that ask the same subgraph for the same entities, under the same conditions. */
function placeOf({ kind, graph, conditions, path }: Step): string {
  return JSON.stringify([kind, graph, conditions, path])
}

function merge(steps: Step[], target: Step, source: Step): void {
  for (const [type, selection] of source.output) addAll(outputOf(target, type), selection)
  for (const [type, selection] of source.input) addAll(inputOf(target, type), selection)
  for (const parent of source.parents) target.parents.add(parent)
  for (const { parents } of steps) if (parents.delete(source)) parents.add(target)
  target.requires ??= source.requires
  if (!source.requiredBy) delete target.requiredBy
  source.output.clear()
}

/** Mutations run one after another: each root fetch waits for the one before, unless one fetch can do both. */
export function inSequence(steps: Step[]): Step[] {
  const roots = steps.filter(({ kind }) => kind === 'root').toSorted((a, b) => a.rootField - b.rootField)
  let last: Step | undefined
  for (const root of roots) {
    if (last?.graph === root.graph) merge(steps, last, root)
    else {
      if (last) root.parents.add(last)
      last = root
    }
  }
  return simplify(steps)
}

function sameSet<Value>(one: Set<Value>, other: Set<Value>): boolean {
  return one.size === other.size && [...one].every((value) => other.has(value))
}
