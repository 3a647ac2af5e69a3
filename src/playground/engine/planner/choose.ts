import type { OperationTypeNode } from 'graphql'
import type { Item } from './normalize'
import { bestPerGraph, cheapest, entryCost, movesOf, type Move, type Pathfinder } from './paths'
import { typenameField } from './selection'
import type { Supergraph } from './supergraph'

/** Alternative ways to one leaf of an operation, and the root field that it is under. */
type Leaf = { ways: Move[]; rootField: number }
export type ChosenLeaf = { way: Move; rootField: number }

/** Finds the ways to all leaves of an operation that make the fewest and smallest fetches together. */
export function chooseWays(
  supergraph: Supergraph,
  pathfinder: Pathfinder,
  kind: OperationTypeNode,
  items: Item[],
): ChosenLeaf[] {
  const rootName = supergraph.roots[kind] ?? ''
  const root = supergraph.types.get(rootName)
  const asked = new Set([...(root?.fields.values() ?? [])].flatMap(({ graphs }) => [...graphs.keys()]))
  const entries = [...asked].toSorted().map((graph) => pathfinder.enter(graph, rootName))
  const leaves: Leaf[] = []
  for (const [rootField, item] of items.entries()) walk(item, entries, rootField)
  return combine(leaves)

  function walk(item: Item, from: Move[], rootField: number): void {
    const next = item.kind === 'field' ? toField(item, from) : toObject(item, from)
    if (item.items.length > 0 && next.length > 0) {
      for (const inner of item.items) walk(inner, next, rootField)
    } else if (next.length > 0) leaves.push({ ways: cheapest(next), rootField })
    else if (item.kind === 'fragment') leaves.push({ ways: cheapest(typenames(from)), rootField })
  }

  function toField({ field, conditions, items: inner }: Item & { kind: 'field' }, from: Move[]): Move[] {
    const { selectionSet: _, ...leaf } = field
    const next = from.flatMap((move) => {
      const near = pathfinder.direct(move, leaf, conditions)
      return near.length > 0 && inner.length === 0
        ? near
        : [...near, ...pathfinder.indirect(move, leaf, conditions)]
    })
    // Composition rules this out, except for faults of a composer.
    if (next.length === 0) throw new Error(`No subgraph gives the field ${field.name.value} here.`)
    return bestPerGraph(next)
  }

  function toObject({ type, conditions }: Item & { kind: 'fragment' }, from: Move[]): Move[] {
    return from.flatMap((move) => (move.type === type ? [move] : pathfinder.toType(move, type, conditions)))
  }

  /** When an object type cannot occur, the fields around it are still asked for. */
  function typenames(from: Move[]): Move[] {
    return from.flatMap((move) => [
      ...pathfinder.direct(move, typenameField),
      ...pathfinder.indirect(move, typenameField, []),
    ])
  }
}

type Costs = Map<string, number>
/** Steps of the search for the best combination, after which the best one so far is taken. */
const searchLimit = 20_000

/** Picks one way for each leaf, so that the moves of all of them together cost least (branch and bound). */
function combine(leaves: Leaf[]): ChosenLeaf[] {
  const groups = leaves
    .map(({ ways, rootField }, index) => ({
      index,
      rootField,
      candidates: ways
        .map((way) => ({ way, costs: costsOf(way) }))
        .toSorted((a, b) => total(a.costs) - total(b.costs)),
    }))
    .toSorted((a, b) => a.candidates.length - b.candidates.length)

  const used = new Map<string, number>()
  const picks: Move[] = []
  let best: { cost: number; picks: Move[] } = { cost: Infinity, picks: [] }
  greedy()
  const remaining = leastRemaining()
  let steps = 0
  search(0, 0)
  return groups
    .map(({ index, rootField }, at) => ({ index, rootField, way: best.picks[at] as Move }))
    .toSorted((a, b) => a.index - b.index)

  function search(depth: number, cost: number): void {
    const group = groups[depth]
    if (cost + (remaining[depth] ?? 0) >= best.cost || ++steps > searchLimit) return
    if (!group) {
      best = { cost, picks: [...picks] }
      return
    }
    for (const { way, costs } of group.candidates) {
      picks[depth] = way
      const added = add(costs)
      search(depth + 1, cost + added)
      remove(costs)
    }
    picks.length = depth
  }

  /**
   * What the leaves from each one on cost at least, each by itself. Leaves share moves, so this is more than they cost
   * together: it keeps a good first combination unless another one is clearly better, as the native planner does.
   */
  function leastRemaining(): number[] {
    const sums = [0]
    for (const { candidates } of groups.toReversed()) {
      sums.unshift((sums[0] ?? 0) + Math.min(...candidates.map(({ costs }) => total(costs))))
    }
    return sums
  }

  /** A first combination, which takes what adds least for each leaf in turn. */
  function greedy(): void {
    let cost = 0
    for (const { candidates } of groups) {
      let least: { way: Move; costs: Costs; added: number } | undefined
      for (const { way, costs } of candidates) {
        const added = add(costs)
        remove(costs)
        if (!least || added < least.added) least = { way, costs, added }
      }
      if (!least) continue
      cost += add(least.costs)
      picks.push(least.way)
    }
    best = { cost, picks: [...picks] }
    used.clear()
    picks.length = 0
  }

  function add(costs: Costs): number {
    let added = 0
    for (const [id, cost] of costs) {
      const count = used.get(id) ?? 0
      if (count === 0) added += cost
      used.set(id, count + 1)
    }
    return added
  }

  function remove(costs: Costs): void {
    for (const id of costs.keys()) used.set(id, (used.get(id) ?? 1) - 1)
  }
}

/** What each move of a way costs, with what it needs. */
function costsOf(way: Move, costs: Costs = new Map(), prefix = '', from = ''): Costs {
  for (const move of movesOf(way)) {
    if (move.id.length <= from.length) continue
    const id = prefix + move.id.slice(from.length)
    if (costs.has(id)) continue
    costs.set(id, 1 + (move.kind === 'root' ? entryCost : 0))
    if (!move.needs || !move.prev) continue
    costs.set(`${id}!`, entryCost + 1)
    for (const need of move.needed) costsOf(need, costs, `${id}!`, move.prev.id)
  }
  return costs
}

function total(costs: Costs): number {
  return [...costs.values()].reduce((sum, cost) => sum + cost, 0)
}
