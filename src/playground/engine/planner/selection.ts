import { Kind, type DirectiveNode, type FieldNode, type SelectionNode, type SelectionSetNode } from 'graphql'
import { conditionKey } from './normalize'

/** What a fetch selects, as a tree that grows while the plan is made. */
export type Selection = Map<string, SelectionBranch>

type SelectionBranch = {
  field?: FieldNode
  /** For a branch without a field: the object type that it narrows to. */
  type?: string
  conditions: DirectiveNode[]
  children: Selection
}

/** Adds a field unless it is there, and returns what is selected in it. */
export function addField(
  selection: Selection,
  field: FieldNode,
  conditions: DirectiveNode[] = [],
): Selection {
  const name = (field.alias ?? field.name).value
  return add(selection, name + conditionKey(conditions), { field, conditions, children: new Map() })
}

/** Adds a fragment on an object type unless it is there, and returns what is selected in it. */
export function addType(selection: Selection, type: string, conditions: DirectiveNode[] = []): Selection {
  return add(selection, `... on ${type}${conditionKey(conditions)}`, {
    type,
    conditions,
    children: new Map(),
  })
}

/** Adds a field set, such as a key. */
export function addSet(selection: Selection, set: SelectionSetNode): void {
  for (const node of set.selections) {
    if (node.kind === Kind.FRAGMENT_SPREAD) continue
    if (node.kind === Kind.INLINE_FRAGMENT) {
      const type = node.typeCondition?.name.value
      addSet(type ? addType(selection, type) : selection, node.selectionSet)
      continue
    }
    const { selectionSet, ...field } = node
    const children = addField(selection, field)
    if (selectionSet) addSet(children, selectionSet)
  }
}

/** Adds all of another selection. */
export function addAll(selection: Selection, other: Selection): void {
  for (const [key, branch] of other)
    addAll(add(selection, key, { ...branch, children: new Map() }), branch.children)
}

/** Whether all of a selection is in another one. */
export function isWithin(selection: Selection, other: Selection): boolean {
  return [...selection].every(([key, { children }]) => {
    const match = other.get(key)
    return match !== undefined && isWithin(children, match.children)
  })
}

/** Whether two selections give one response name to different fields or arguments. */
export function conflicts(one: Selection, other: Selection): boolean {
  return [...one].some(([key, { field, children }]) => {
    const match = other.get(key)
    if (!match) return false
    return JSON.stringify(field) !== JSON.stringify(match.field) || conflicts(children, match.children)
  })
}

/** Turns a selection into a selection set that can be printed and run. */
export function toSelectionSet(selection: Selection): SelectionSetNode {
  const selections = [...selection.values()].map(({ field, type, conditions, children }): SelectionNode => {
    const selectionSet = children.size > 0 ? toSelectionSet(children) : undefined
    if (field) return { ...field, directives: conditions, ...(selectionSet && { selectionSet }) }
    return {
      kind: Kind.INLINE_FRAGMENT,
      ...(type && { typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: type } } }),
      directives: conditions,
      selectionSet: selectionSet ?? { kind: Kind.SELECTION_SET, selections: [typenameField] },
    }
  })
  return { kind: Kind.SELECTION_SET, selections }
}

export const typenameField: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

/** The paths of all leaves of a selection below a path, such as /products/id. */
export function leavesOf(selection: Selection, at: string): string[] {
  return [...selection.values()].flatMap(({ field, children }) => {
    const path = field ? `${at}/${(field.alias ?? field.name).value}` : at
    return children.size > 0 ? leavesOf(children, path) : [path]
  })
}

/** Response names at the top of a selection, without what only a gateway asks for. */
export function namesIn(selection: Selection): string[] {
  return [...selection.values()].flatMap(({ field, children }) => {
    if (!field) return namesIn(children)
    const name = (field.alias ?? field.name).value
    return name === '__typename' ? [] : [name]
  })
}

function add(selection: Selection, key: string, branch: SelectionBranch): Selection {
  const known = selection.get(key) ?? branch
  selection.set(key, known)
  return known.children
}
