import { OperationTypeNode } from 'graphql'
import { CallFailure } from '../call-failure'
import type { ChosenLeaf } from './choose'
import { conditionKey } from './normalize'
import { movesOf, type Move, type Pathfinder } from './paths'
import { addField, addSet, addType, typenameField, type Selection } from './selection'
import { inputOf, inSequence, outputOf, simplify, waitsFor, type PathPart, type Step } from './step'
import type { Key, Supergraph } from './supergraph'

/** A place within a step: what is selected there, and how it was reached. */
type Position = {
  step: Step
  selection: Selection
  path: PathPart[]
  conditions: string
  move: Move
  /** For the entities of an entity step: where they come from, and the steps that bring the key they are found by. */
  entry?: Position
  keyFrom?: Set<Step>
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
    const step = found ?? create({ kind: 'root', graph: move.graph, path: [], conditions: '' })
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
    refuseContext(supergraph, position.move.type, move)
    const selection = addField(start.selection, move.field, move.conditions)
    // The answer is put together by object type.
    if (['interface', 'union'].includes(supergraph.types.get(move.type)?.kind ?? ''))
      addField(selection, typenameField)
    const name = (move.field.alias ?? move.field.name).value
    return { ...inner, selection, path: [...start.path, { name }] }
  }

  function enterEntity(position: Position, move: Move): Position {
    const parents = new Set([position.step])
    for (const need of move.needed) parents.add(follow(position, movesAfter(need, move.prev)).step)
    addField(position.selection, typenameField)
    const step = entityStep(position, move, parents)
    if (move.needs) {
      step.key ??= move.needs
      addSet(inputOf(step, move.type), move.needs.selection)
    }
    return {
      ...position,
      step,
      selection: outputOf(step, move.type),
      move,
      entry: position,
      keyFrom: parents,
    }
  }

  /** Enters a subgraph anew for a field that asks for others with @requires, with those others fetched before. */
  function enterForRequires(position: Position, move: Move): Position {
    const base = position.entry ?? position
    const requires = move.needs as Key
    const outer = requiredBy
    requiredBy = `${position.move.type}.${move.field?.name.value}`
    const parents = new Set([base.step, ...(position.keyFrom ?? [])])
    for (const need of move.needed) parents.add(followRequired(position, base, need, move.prev).step)
    requiredBy = outer
    const { type } = position.move
    const step = entityStep(position, position.move, parents, requires)
    const key = position.entry ? position.step.key : keyWithin(position)
    if (key) {
      step.key ??= key
      addSet(inputOf(step, type), key.selection)
      if (!position.entry) addSet(position.selection, key.selection)
    }
    addField(base.selection, typenameField)
    addSet(inputOf(step, type), requires.selection)
    return { ...position, step, selection: outputOf(step, type), entry: base, keyFrom: parents }
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

  /** A key by which a subgraph can be entered anew with what it gives itself. */
  function keyWithin({ move }: Position): Key | undefined {
    const keys = supergraph.types.get(move.type)?.graphs.get(move.graph)?.keys ?? []
    const others = [...(supergraph.types.get(move.type)?.graphs.keys() ?? [])]
    return keys.find(({ selection, text }) => pathfinder.satisfy(selection, move, others, text)) ?? keys[0]
  }

  /** The step that fetches entities where `move` enters them, after its `parents`: a known one that fits, or a new one. */
  function entityStep(
    { step: from, path: full, conditions }: Position,
    { graph, type }: Move,
    parents: Set<Step>,
    requires?: Key,
  ): Step {
    const path = withoutNarrowing(full)
    const found = steps.find(
      (known) =>
        known.kind === 'entity' &&
        known.graph === graph &&
        known.input.has(type) &&
        known.requires?.text === requires?.text &&
        samePath(known.path, path) &&
        known.conditions === conditions &&
        (requires || known.parents.has(from)) &&
        ![...parents].some((parent) => waitsFor(parent, known)),
    )
    const step = found ?? create({ kind: 'entity', graph, path, conditions, ...(requires && { requires }) })
    for (const parent of parents) step.parents.add(parent)
    return step
  }

  function create(step: Omit<Step, 'output' | 'input' | 'parents' | 'rootField' | 'requiredBy'>): Step {
    const created: Step = {
      ...step,
      output: new Map(),
      input: new Map(),
      parents: new Set(),
      rootField,
      ...(requiredBy && step.kind === 'entity' && { requiredBy }),
    }
    steps.push(created)
    return created
  }
}

/** Throws for a field that the playground cannot plan, because an argument of it comes from a context. */
function refuseContext({ types }: Supergraph, type: string, { field, graph }: Move): void {
  const name = field?.name.value ?? ''
  if (!types.get(type)?.fields.get(name)?.graphs.get(graph)?.contextual) return
  const message = `${type}.${name} has an argument with @fromContext. The playground composes contexts but does not plan them, so it shows no plan for this query.`
  const range = field?.name.loc && { from: field.name.loc.start, to: field.name.loc.end }
  const operationErrors = range ? [{ message, range }] : []
  throw new CallFailure({ reason: 'invalid-operation', message, operationErrors })
}

/** As in the native planner, what is nested in entities does not take more fields; it is asked for anew. */
function canTakeMore({ step, path }: Position): boolean {
  return step.kind === 'root' || samePath(step.path, withoutNarrowing(path))
}

function movesAfter(way: Move, from: Move | undefined): Move[] {
  const moves = movesOf(way)
  return moves.slice(moves.findIndex((move) => move.id === from?.id) + 1)
}

function samePath(one: PathPart[], other: PathPart[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** An entity is sent with its type, so the step itself need not narrow. */
function withoutNarrowing(path: PathPart[]): PathPart[] {
  const end = path.findLastIndex((part) => 'name' in part)
  return path.slice(0, end + 1)
}
