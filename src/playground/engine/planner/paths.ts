import { Kind, type DirectiveNode, type FieldNode, type SelectionNode, type SelectionSetNode } from 'graphql'
import { conditionKey } from './normalize'
import type { Key, Supergraph, SupergraphType } from './supergraph'

/** One move of a way through the subgraphs: into a subgraph, to a field, to an object type, or to an entity by a key. */
export type Move = {
  prev?: Move
  /** Equal for two ways that share all moves up to here. */
  id: string
  kind: 'root' | 'field' | 'type' | 'entity'
  graph: string
  type: string
  cost: number
  field?: FieldNode
  conditions: DirectiveNode[]
  /** The key by which an entity is entered, or what a field asks for with @requires. */
  needs?: Key
  /** Ways to what this move needs, each one a continuation of `prev`. */
  needed: Move[]
  /** Fields that @provides makes available here. */
  provided: SelectionSetNode[]
}

/** Cost of entering a subgraph and of narrowing to an object type. A field costs 1. */
export const entryCost = 1000

const bare = { conditions: [], needed: [], provided: [] }

export type Pathfinder = ReturnType<typeof createPathfinder>

/** Searches the ways that a supergraph offers. */
export function createPathfinder(supergraph: Supergraph) {
  // Moves whose needs are being looked for, so that two keys that need each other do not go on forever.
  const active = new Set<string>()

  function enter(graph: string, type: string): Move {
    return { ...bare, id: `>${graph}`, kind: 'root', graph, type, cost: entryCost }
  }

  /** Ways to a field within the subgraph of a move. */
  function direct(from: Move, field: FieldNode, conditions: DirectiveNode[] = []): Move[] {
    const name = field.name.value
    const type = supergraph.types.get(from.type)
    if (!type) return []
    const here = type.graphs.get(from.graph)
    if (name === '__typename') {
      return here?.interfaceObject ? [] : [toField(from, field, conditions, 'String', [])]
    }
    const definition = type.fields.get(name)
    if (!definition) return []
    const provided = from.provided.flatMap((set) => subselections(set, name, from.type))
    const known = definition.graphs.get(from.graph)
    const isKey = here?.keys.some(({ selection }) => subselections(selection, name, from.type).length > 0)
    if (provided.length > 0) {
      return [toField(from, field, conditions, definition.type, selected(provided))]
    }
    if (!known || (known.external && !isKey)) return []
    const next = known.provides ? [known.provides] : []
    const move = toField(from, field, conditions, definition.type, next)
    const { requires } = known
    if (!requires) return [move]
    const needed = satisfy(requires.selection, from, [], move.id)
    return needed ? [{ ...move, needs: requires, needed, cost: move.cost + size(requires.selection) }] : []
  }

  /** Ways to a field by way of entities in other subgraphs. */
  function indirect(
    from: Move,
    field: FieldNode,
    conditions: DirectiveNode[],
    excluded: string[] = [],
  ): Move[] {
    const name = field.name.value
    const visited = [from.graph, ...excluded]
    const moves = entityMoves(from, visited, (type, graph) =>
      name === '__typename'
        ? type.graphs.get(graph)?.interfaceObject === false
        : type.fields.get(name)?.graphs.has(graph) === true,
    )
    return bestPerGraph(moves.flatMap((move) => direct(move, field, conditions)))
  }

  /** Ways to an object type by way of entities, of which some subgraphs do not know which object they are. */
  function indirectType(from: Move, type: string, conditions: DirectiveNode[]): Move[] {
    const found: Move[] = []
    const seen = new Set<string>()
    const queue: { at: Move; visited: string[] }[] = [{ at: from, visited: [from.graph] }]
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { at, visited } = next
      const node = `${at.type} ${at.graph}`
      if (seen.has(node)) continue
      seen.add(node)
      for (const move of entityMoves(at, visited, () => true)) {
        const arrived = narrow(move, type, conditions)
        if (arrived.length > 0) found.push(...arrived)
        else queue.push({ at: move, visited: [...visited, move.graph] })
      }
    }
    return bestPerGraph(found)
  }

  /** Entities of the same object in other subgraphs, whose keys can be had from here. */
  function entityMoves(
    at: Move,
    visited: string[],
    isWanted: (type: SupergraphType, graph: string) => boolean,
  ): Move[] {
    const type = supergraph.types.get(at.type)
    if (!type) return []
    const interfaces = [...type.interfaces].flatMap((name) => supergraph.types.get(name) ?? [])
    return [type, ...interfaces].flatMap((target) =>
      [...target.graphs].flatMap(([graph, { keys, interfaceObject }]) => {
        if (visited.includes(graph) || (target !== type && !interfaceObject)) return []
        if (!isWanted(target, graph)) return []
        return keys.flatMap((key) => toEntity(at, graph, target.name, key, visited) ?? [])
      }),
    )
  }

  function toEntity(at: Move, graph: string, type: string, key: Key, visited: string[]): Move | undefined {
    const id = `${at.id}/#${graph}(${type} ${key.text})`
    const needed = satisfy(key.selection, at, [...visited, graph], id)
    if (!needed) return undefined
    const cost = at.cost + entryCost + size(key.selection)
    return { ...bare, prev: at, id, kind: 'entity', graph, type, cost, needs: key, needed }
  }

  /** Ways to all fields of a field set, or nothing when one cannot be had. */
  function satisfy(
    set: SelectionSetNode,
    from: Move,
    excluded: string[],
    forMove: string,
  ): Move[] | undefined {
    const guard = `${from.type} ${from.graph} ${forMove.slice(forMove.lastIndexOf('/'))}`
    if (active.has(guard)) return undefined
    active.add(guard)
    try {
      return satisfySet(set, [from], excluded)
    } finally {
      active.delete(guard)
    }
  }

  function satisfySet(set: SelectionSetNode, from: Move[], excluded: string[]): Move[] | undefined {
    const ways: Move[] = []
    for (const selection of set.selections) {
      const next = needOf(selection, from, excluded)
      if (!next) return undefined
      ways.push(...next)
    }
    return ways
  }

  function needOf(selection: SelectionNode, from: Move[], excluded: string[]): Move[] | undefined {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return []
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const type = selection.typeCondition?.name.value
      const next = type
        ? from.flatMap((move) => (move.type === type ? [move] : narrow(move, type, [])))
        : from
      // An object type that cannot occur here needs nothing.
      return next.length === 0 ? [] : satisfySet(selection.selectionSet, next, excluded)
    }
    const { selectionSet, ...leaf } = selection
    const near = from.flatMap((move) => direct(move, leaf))
    const nearby = near.length > 0 ? complete(near) : undefined
    if (nearby) return nearby
    // Looked for only now, because each subgraph on the way doubles the search.
    const far = from.flatMap((move) => indirect(move, leaf, [], excluded))
    return far.length > 0 ? complete([...near, ...far]) : undefined

    function complete(ways: Move[]): Move[] | undefined {
      if (!selectionSet) return cheapest(ways).slice(0, 1)
      return satisfySet(selectionSet, bestPerGraph(ways), excluded)
    }
  }

  /** Ways from an abstract type to one of its object types, within the subgraph. */
  function narrow(from: Move, type: string, conditions: DirectiveNode[]): Move[] {
    const abstract = supergraph.types.get(from.type)
    if (!abstract?.possible.get(type)?.has(from.graph)) return []
    const id = `${from.id}/~${type}${conditionKey(conditions)}`
    const { graph, provided } = from
    const cost = from.cost + entryCost
    return [{ ...bare, prev: from, id, kind: 'type', graph, type, cost, conditions, provided }]
  }

  /** Ways to an object type, in this subgraph or in another one that knows which object it is. */
  function toType(from: Move, type: string, conditions: DirectiveNode[]): Move[] {
    const near = narrow(from, type, conditions).slice(0, 1)
    const far = indirectType(from, type, conditions).slice(0, 1)
    return [...near, ...far]
  }

  return { enter, direct, indirect, toType, satisfy }
}

function toField(
  from: Move,
  field: FieldNode,
  conditions: DirectiveNode[],
  type: string,
  provided: SelectionSetNode[],
): Move {
  const name = (field.alias ?? field.name).value
  const id = `${from.id}/${name}${conditionKey(conditions)}`
  const { graph, cost } = from
  return { ...bare, prev: from, id, kind: 'field', graph, type, cost: cost + 1, field, conditions, provided }
}

/** The cheapest ways into each subgraph, by its name. */
export function bestPerGraph(moves: Move[]): Move[] {
  const best = new Map<string, Move[]>()
  for (const move of moves) {
    const known = best.get(move.graph)
    const cost = known?.[0]?.cost ?? Infinity
    if (move.cost < cost) best.set(move.graph, [move])
    else if (move.cost === cost) known?.push(move)
  }
  return [...best].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, ways]) => ways)
}

export function cheapest(moves: Move[]): Move[] {
  const least = Math.min(...moves.map(({ cost }) => cost))
  return moves.filter(({ cost }) => cost === least)
}

/** Moves from the start up to and including this one. */
export function movesOf(move: Move): Move[] {
  const moves: Move[] = []
  for (let at: Move | undefined = move; at; at = at.prev) moves.push(at)
  return moves.toReversed()
}

/** Fields of this name at the top of a field set, also within fragments on the type. */
function subselections(set: SelectionSetNode, name: string, type: string): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === name ? [selection] : []
    if (selection.kind === Kind.FRAGMENT_SPREAD || selection.typeCondition?.name.value !== type) return []
    return subselections(selection.selectionSet, name, type)
  })
}

/** What is selected in fields. */
function selected(fields: FieldNode[]): SelectionSetNode[] {
  return fields.flatMap(({ selectionSet }) => selectionSet ?? [])
}

/** Number of fields and fragments in a field set, at all depths. */
function size(set: SelectionSetNode): number {
  return set.selections.reduce(
    (sum, selection) =>
      sum + 1 + ('selectionSet' in selection && selection.selectionSet ? size(selection.selectionSet) : 0),
    0,
  )
}
