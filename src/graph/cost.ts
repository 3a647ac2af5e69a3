import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  typeFromAST,
  valueFromASTUntyped,
  type ASTVisitor,
  type FieldNode,
  type GraphQLType,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import { maxItems } from './resolvers'

/** Fields that an answer may have, as far as the request tells. The largest page of this site asks for about 2,000. */
const maxCost = 25_000
/** A search takes as long as so many fields. */
const searchCost = 5_000
const maxDepth = 12
/** Items assumed of a list whose request does not tell; lists of the introspection are short. */
const assumedItems = { content: 10, introspection: 5 }
const metaFields = [SchemaMetaFieldDef, TypeMetaFieldDef]

type Variables = Readonly<Record<string, unknown>> | null | undefined
type Measure = { cost: number; depth: number }
type Parent = GraphQLType | null | undefined
const nothing: Measure = { cost: 0, depth: 0 }

/** Refuses operations whose answer to these variables would be too large or too deep, as a rule of validation. */
export function limitCost(context: ValidationContext, variables: Variables): ASTVisitor {
  /** By the name of a fragment, so that fragments within fragments are measured once. */
  const fragments = new Map<string, Measure>()

  function measure({ selections }: SelectionSetNode, parent: Parent): Measure {
    const parts = selections.map((selection) => {
      if (selection.kind === Kind.FIELD) return measureField(selection, parent)
      if (selection.kind === Kind.FRAGMENT_SPREAD) return measureFragment(selection.name.value)
      const { typeCondition, selectionSet } = selection
      return measure(selectionSet, typeCondition ? typeFromAST(context.getSchema(), typeCondition) : parent)
    })
    return {
      cost: parts.reduce((sum, { cost }) => sum + cost, 0),
      depth: Math.max(0, ...parts.map(({ depth }) => depth)),
    }
  }

  function measureField(node: FieldNode, parent: Parent): Measure {
    const name = node.name.value
    const field =
      metaFields.find((meta) => meta.name === name) ??
      (isObjectType(parent) ? parent.getFields()[name] : undefined)
    const type = field && getNamedType(field.type)
    const inner = node.selectionSet ? measure(node.selectionSet, type) : nothing
    const times = field && isListType(getNullableType(field.type)) ? itemsOf(node, String(type)) : 1
    // Another rule limits the depth of the introspection, whose usual query is deep.
    const own = name === 'search' ? searchCost : 1
    return { cost: own + times * inner.cost, depth: 1 + (name.startsWith('__') ? 0 : inner.depth) }
  }

  /** Counts what the request tells: `first`, or the representations of entities. */
  function itemsOf({ arguments: given = [] }: FieldNode, type: string): number {
    const telling = given.find(({ name }) => ['first', 'representations'].includes(name.value))
    if (!telling) return type.startsWith('__') ? assumedItems.introspection : assumedItems.content
    const value = valueFromASTUntyped(telling.value, variables)
    if (Array.isArray(value)) return value.length
    return typeof value === 'number' ? Math.min(maxItems, Math.max(0, value)) : maxItems
  }

  function measureFragment(name: string): Measure {
    const known = fragments.get(name)
    const fragment = context.getFragment(name)
    if (known || !fragment) return known ?? nothing
    // A cycle, which another rule reports, costs nothing.
    fragments.set(name, nothing)
    const type = typeFromAST(context.getSchema(), fragment.typeCondition)
    const measured = measure(fragment.selectionSet, type)
    fragments.set(name, measured)
    return measured
  }

  return {
    OperationDefinition(node) {
      const report = (message: string) => context.reportError(new GraphQLError(message, { nodes: node }))
      if (node.operation !== OperationTypeNode.QUERY) return report('There are only queries here.')
      const { cost, depth } = measure(node.selectionSet, context.getSchema().getQueryType())
      if (depth > maxDepth) report(`The operation is ${depth} levels deep, and the limit is ${maxDepth}.`)
      else if (cost > maxCost)
        report(
          `The answer could have ${cost.toLocaleString('en-US')} fields; at most ${maxCost.toLocaleString('en-US')} are answered. Ask for fewer items with "first".`,
        )
    },
  }
}
