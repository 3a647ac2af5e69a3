import {
  Kind,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { CallFailure } from '../call-failure'
import type { Supergraph, SupergraphType } from './supergraph'

/** Selections of an operation whose fragments are inlined: fragments that use others twice double with each one. */
const maxSelections = 50_000

/** A selection without named fragments. Every fragment that is left narrows an abstract type to one of its objects. */
export type Item = FieldItem | FragmentItem
type FieldItem = { kind: 'field'; field: FieldNode; conditions: DirectiveNode[]; items: Item[] }
type FragmentItem = { kind: 'fragment'; type: string; conditions: DirectiveNode[]; items: Item[] }

type Fragments = Map<string, FragmentDefinitionNode>

/**
 * Inlines fragments, drops what a literal @skip or @include leaves out, and narrows fields to object types where
 * needed. Throws a failure when that gives too many selections.
 */
export function normalize(
  supergraph: Supergraph,
  selectionSet: SelectionSetNode,
  typeName: string,
  fragments: Fragments,
): Item[] {
  let count = 0
  return selections(selectionSet, typeOf(typeName))

  function typeOf(name: string): SupergraphType {
    const type = supergraph.types.get(name)
    if (!type) throw new Error(`The supergraph has no type ${name}.`)
    return type
  }

  function selections(set: SelectionSetNode, parent: SupergraphType): Item[] {
    return merge(set.selections.flatMap((selection) => one(selection, parent)))
  }

  function one(selection: SelectionNode, parent: SupergraphType): Item[] {
    count += 1
    if (count > maxSelections) {
      const message = `The query selects more than ${maxSelections.toLocaleString('en-US')} fields once its fragments are inlined.`
      throw new CallFailure({ reason: 'too-large', message })
    }
    const conditions = conditionsOf(selection.directives)
    if (!conditions) return []
    if (selection.kind === Kind.FIELD) return fieldItems(selection, conditions, parent)
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection
    if (!fragment) return []
    const target = typeOf(fragment.typeCondition?.name.value ?? parent.name)
    const own = fragment === selection ? [] : conditionsOf(fragment.directives)
    if (!own) return []
    const all = [...conditions, ...own]
    if (target === parent || (parent.kind === 'object' && target.possible.has(parent.name))) {
      return selections(fragment.selectionSet, parent).map((item) => under(all, item))
    }
    const objects = target.kind === 'object' ? [target.name] : [...target.possible.keys()]
    return objects
      .filter((name) => parent.possible.has(name))
      .map((name) => ({
        kind: 'fragment',
        type: name,
        conditions: all,
        items: selections(fragment.selectionSet, typeOf(name)),
      }))
  }

  function fieldItems(field: FieldNode, conditions: DirectiveNode[], parent: SupergraphType): Item[] {
    const { value: fieldName } = field.name
    // A gateway answers introspection itself.
    if (fieldName === '__schema' || fieldName === '__type') return []
    const definition = parent.fields.get(fieldName)
    if (parent.kind === 'interface' && definition && differs(parent, fieldName)) {
      return [...parent.possible.keys()].map((object) => ({
        kind: 'fragment',
        type: object,
        conditions: [],
        items: fieldItems(field, conditions, typeOf(object)),
      }))
    }
    const items =
      field.selectionSet && definition ? selections(field.selectionSet, typeOf(definition.type)) : []
    const name = responseName(supergraph, field)
    const alias = name === field.name.value ? undefined : { kind: Kind.NAME as const, value: name }
    return [{ kind: 'field', field: { ...field, alias }, conditions, items }]
  }

  /** Whether the object types of an interface resolve a field in different subgraphs than the interface does. */
  function differs(parent: SupergraphType, name: string): boolean {
    const varies = [...parent.possible.keys()].some(
      (object) => supergraph.types.get(object)?.fields.get(name)?.varies ?? true,
    )
    if (varies) return true
    const field = parent.fields.get(name)
    const graphs = [...parent.graphs].filter(([, { interfaceObject }]) => !interfaceObject)
    if (graphs.length <= 1 || !field || field.graphs.size === 0) return false
    const fromInterfaceObject = [...field.graphs].some(
      ([graph, { external }]) => !external && parent.graphs.get(graph)?.interfaceObject,
    )
    if (fromInterfaceObject) return false
    return [...field.graphs.values()].filter(({ external }) => !external).length < graphs.length
  }
}

/**
 * The name under which subgraphs answer. A router adds keys and type names to requests, so another field does not take
 * their names, and a key that the client gives an alias is asked for once, under its own name.
 */
export function responseName({ keyFields }: Supergraph, field: FieldNode): string {
  const { alias, name } = field
  if (!alias || alias.value === name.value) return name.value
  if (keyFields.has(name.value) && !field.arguments?.length && !field.selectionSet) return name.value
  return alias.value === '__typename' || keyFields.has(alias.value) ? `${alias.value}__alias` : alias.value
}

function under(conditions: DirectiveNode[], item: Item): Item {
  return conditions.length > 0 ? { ...item, conditions: [...conditions, ...item.conditions] } : item
}

/** Returns the conditions that depend on variables; nothing when a literal says that the selection is left out. */
function conditionsOf(directives: readonly DirectiveNode[] = []): DirectiveNode[] | undefined {
  const conditions: DirectiveNode[] = []
  for (const directive of directives) {
    const { value: name } = directive.name
    const argument = directive.arguments?.find((given) => given.name.value === 'if')?.value
    if ((name !== 'skip' && name !== 'include') || !argument) continue
    if (argument.kind !== Kind.BOOLEAN) conditions.push(directive)
    else if (argument.value === (name === 'skip')) return undefined
  }
  return conditions
}

function merge(items: Item[]): Item[] {
  const merged = new Map<string, Item>()
  for (const item of items) {
    const key = itemKey(item)
    const known = merged.get(key)
    if (known) known.items = merge([...known.items, ...item.items])
    else merged.set(key, { ...item })
  }
  return [...merged.values()]
}

function itemKey(item: Item): string {
  const name = item.kind === 'fragment' ? `... on ${item.type}` : (item.field.alias ?? item.field.name).value
  return name + conditionKey(item.conditions)
}

/** A text that is equal for equal conditions. */
export function conditionKey(conditions: DirectiveNode[]): string {
  const texts = conditions.map(({ name, arguments: given }) => {
    const variable = given?.[0]?.value
    return `@${name.value}(${variable?.kind === Kind.VARIABLE ? variable.name.value : ''})`
  })
  return [...new Set(texts)].toSorted().join('')
}
