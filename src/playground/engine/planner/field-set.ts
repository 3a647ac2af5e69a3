import { Kind, type FieldNode, type SelectionSetNode } from 'graphql'

/** Fields of this name at the top of a field set, also within fragments on the type. */
export function subselections(set: SelectionSetNode, name: string, type: string): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === name ? [selection] : []
    if (selection.kind === Kind.FRAGMENT_SPREAD || selection.typeCondition?.name.value !== type) return []
    return subselections(selection.selectionSet, name, type)
  })
}

/** What is selected in fields. */
export function selected(fields: FieldNode[]): SelectionSetNode[] {
  return fields.flatMap(({ selectionSet }) => selectionSet ?? [])
}

/** Number of fields and fragments in a field set, at all depths. */
export function size(set: SelectionSetNode): number {
  return set.selections.reduce(
    (sum, selection) =>
      sum + 1 + ('selectionSet' in selection && selection.selectionSet ? size(selection.selectionSet) : 0),
    0,
  )
}
