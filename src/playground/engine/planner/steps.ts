import { OperationTypeNode } from 'graphql'
import type { ChosenLeaf } from './choose'
import { conditionKey } from './normalize'
import { movesOf, type Move, type Pathfinder } from './paths'
import {
  addAll,
  addField,
  addSet,
  addType,
  conflicts,
  isWithin,
  typenameField,
  type Selection,
} from './selection'
import type { Key, Supergraph } from './supergraph'

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

/** A place within a step: what is selected there, and how it was reached. */
type Position = {
  step: Step
  selection: Selection
  path: PathPart[]
  conditions: string
  move: Move
  /** For the entities of an entity step: where they come from. */
  entry?: Position
}

/** Turns the chosen ways into fetches, each with the fetches it needs before. */
export function buildSteps(
  supergraph: Supergraph,
  pathfinder: Pathfinder,
  kind: OperationTypeNode,
  leaves: ChosenLeaf[],
): Step[] {
  const steps: Step[] = []
  let rootField = 0
  let requiredBy: string | undefined
  for (const leaf of leaves) {
    rootField = leaf.rootField
    const [root, ...moves] = movesOf(leaf.way)
    if (root) follow(enterRoot(root), moves)
  }
  return kind === OperationTypeNode.MUTATION ? inSequence(simplify(steps)) : simplify(steps)

  function follow(start: Position, moves: Move[]): Position {
    return moves.reduce((position, move) => advance(position, move), start)
  }

  function enterRoot(move: Move): Position {
    const found = steps.find(
      (step) =>
        step.kind === 'root' &&
        step.graph === move.graph &&
        (kind !== OperationTypeNode.MUTATION || step.rootField === rootField),
    )
    const step =
      found ?? create({ kind: 'root', graph: move.graph, path: [], conditions: '', parents: new Set() })
    return { step, selection: outputOf(step, move.type), path: [], conditions: '', move }
  }

  function advance(position: Position, move: Move): Position {
    if (move.kind === 'entity') return enterEntity(position, move)
    const start = move.kind === 'field' && move.needs ? enterForRequires(position, move) : position
    const conditions = start.conditions + conditionKey(move.conditions)
    const inner = { step: start.step, conditions, move }
    if (!move.field) {
      const selection = addType(start.selection, move.type, move.conditions)
      return { ...inner, selection, path: [...start.path, { type: move.type }] }
    }
    const selection = addField(start.selection, move.field, move.conditions)
    // The answer is put together by object type.
    if (['interface', 'union'].includes(supergraph.types.get(move.type)?.kind ?? ''))
      addField(selection, typenameField)
    const name = (move.field.alias ?? move.field.name).value
    return { ...inner, selection, path: [...start.path, { name }] }
  }

  function enterEntity(position: Position, move: Move): Position {
    const parents = new Set([position.step])
    for (const need of move.needed) parents.add(followNeed(position, need, move.prev).step)
    addField(position.selection, typenameField)
    const path = withoutNarrowing(position.path)
    const { graph, type } = move
    const step =
      steps.find(
        (known) =>
          known.kind === 'entity' &&
          known.graph === graph &&
          known.input.has(type) &&
          !known.requires &&
          samePath(known.path, path) &&
          known.conditions === position.conditions &&
          known.parents.has(position.step) &&
          ![...parents].some((parent) => waitsFor(parent, known)),
      ) ?? create({ kind: 'entity', graph, path, conditions: position.conditions, parents: new Set() })
    for (const parent of parents) step.parents.add(parent)
    if (move.needs) {
      step.key ??= move.needs
      addSet(inputOf(step, type), move.needs.selection)
    }
    return {
      step,
      selection: outputOf(step, type),
      path: position.path,
      conditions: position.conditions,
      move,
      entry: position,
    }
  }

  /** Enters a subgraph anew for a field that asks for others with @requires, with those others fetched before. */
  function enterForRequires(position: Position, move: Move): Position {
    const base = position.entry ?? position
    const requires = move.needs as Key
    const outer = requiredBy
    requiredBy = `${position.move.type}.${move.field?.name.value}`
    const parents = new Set([base.step])
    for (const need of move.needed) parents.add(followRequired(position, base, need, move.prev).step)
    requiredBy = outer
    const { type, graph } = position.move
    const path = withoutNarrowing(position.path)
    const step =
      steps.find(
        (known) =>
          known.requires?.text === requires.text &&
          known.graph === graph &&
          known.input.has(type) &&
          samePath(known.path, path) &&
          known.conditions === position.conditions,
      ) ?? create({ kind: 'entity', graph, path, conditions: position.conditions, parents, requires })
    for (const parent of parents) step.parents.add(parent)
    const key = position.entry ? position.step.key : keyWithin(position)
    if (key) {
      step.key ??= key
      addSet(inputOf(step, type), key.selection)
      if (!position.entry) addSet(position.selection, key.selection)
    }
    addField(base.selection, typenameField)
    addSet(inputOf(step, type), requires.selection)
    return {
      step,
      selection: outputOf(step, type),
      path: position.path,
      conditions: position.conditions,
      move: position.move,
      entry: base,
    }
  }

  /** Follows the way to a required field from where the entity came from, rather than from where it is asked for. */
  function followRequired(position: Position, base: Position, need: Move, from: Move | undefined): Position {
    const moves = movesAfter(need, from)
    const [first, ...rest] = moves
    if (base === position || first?.kind !== 'entity') return follow(position, moves)
    const isSame = first.graph === base.step.graph && first.type === base.move.type
    if (isSame && canTakeMore(base)) return follow(base, rest)
    const needed =
      first.needs && pathfinder.satisfy(first.needs.selection, base.move, [first.graph], first.id)
    if (!needed) return follow(position, moves)
    return follow(enterEntity(base, { ...first, prev: base.move, needed }), rest)
  }

  function followNeed(position: Position, need: Move, from: Move | undefined): Position {
    return follow(position, movesAfter(need, from))
  }

  /** A key by which a subgraph can be entered anew with what it gives itself. */
  function keyWithin({ move }: Position): Key | undefined {
    const keys = supergraph.types.get(move.type)?.graphs.get(move.graph)?.keys ?? []
    const others = [...(supergraph.types.get(move.type)?.graphs.keys() ?? [])]
    return keys.find(({ selection, text }) => pathfinder.satisfy(selection, move, others, text)) ?? keys[0]
  }

  function create(step: Omit<Step, 'output' | 'input' | 'rootField' | 'requiredBy'>): Step {
    const created: Step = {
      ...step,
      output: new Map(),
      input: new Map(),
      rootField,
      ...(requiredBy && step.kind === 'entity' && { requiredBy }),
    }
    steps.push(created)
    return created
  }
}

/** As in the native planner, what is nested in entities does not take more fields; it is asked for anew. */
function canTakeMore({ step, path }: Position): boolean {
  return step.kind === 'root' || samePath(step.path, withoutNarrowing(path))
}

function movesAfter(way: Move, from: Move | undefined): Move[] {
  const moves = movesOf(way)
  return moves.slice(moves.findIndex((move) => move.id === from?.id) + 1)
}

function outputOf(step: Step, type: string): Selection {
  return getOrCreate(step.output, type)
}

function inputOf(step: Step, type: string): Selection {
  return getOrCreate(step.input, type)
}

function getOrCreate(map: Map<string, Selection>, type: string): Selection {
  const selection = map.get(type) ?? new Map()
  map.set(type, selection)
  return selection
}

/** Removes steps that bring nothing, and merges those that can be one. */
function simplify(steps: Step[]): Step[] {
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
function inSequence(steps: Step[]): Step[] {
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

/** Whether a step comes after another one. */
export function waitsFor(step: Step, other: Step): boolean {
  return step === other || [...step.parents].some((parent) => waitsFor(parent, other))
}

function samePath(one: PathPart[], other: PathPart[]): boolean {
  return one.length === other.length && one.every((part, index) => samePart(part, other[index]))
}

function samePart(one: PathPart, other: PathPart | undefined): boolean {
  if (!other) return false
  return 'name' in one
    ? 'name' in other && one.name === other.name
    : 'type' in other && one.type === other.type
}

function sameSet<Value>(one: Set<Value>, other: Set<Value>): boolean {
  return one.size === other.size && [...one].every((value) => other.has(value))
}

/** An entity is sent with its type, so the step itself need not narrow. */
function withoutNarrowing(path: PathPart[]): PathPart[] {
  const end = path.findLastIndex((part) => 'name' in part)
  return path.slice(0, end + 1)
}
