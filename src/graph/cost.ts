import {
  getNamedType,
  GraphQLError,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type ASTVisitor,
  type FieldNode,
  type GraphQLCompositeType,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import { maxItems } from './resolvers'

/** Fields that an answer may have, as far as the document tells. The largest page of this site asks for about 2,000. */
const maxCost = 25_000
const maxDepth = 12
/** Items assumed of a list that has no `first`. */
const assumedItems = 10

/** Tokens of a document; longer ones are not parsed. */
export const maxTokens = 4_000

type Measure = { cost: number; depth: number }

/** A validation rule that refuses operations whose answer would be too large or too deep. */
export function limitCost(context: ValidationContext): ASTVisitor {
  /** By the name of a fragment, so that fragments within fragments are measured once. */
  const fragments = new Map<string, Measure>()

  function measure({ selections }: SelectionSetNode, parent: GraphQLCompositeType | undefined): Measure {
    let cost = 0
    let depth = 0
    for (const selection of selections) {
      const part =
        selection.kind === Kind.FIELD
          ? measureField(selection, parent)
          : selection.kind === Kind.FRAGMENT_SPREAD
            ? measureFragment(selection.name.value)
            : measure(selection.selectionSet, typeNamed(selection.typeCondition?.name.value) ?? parent)
      cost += part.cost
      depth = Math.max(depth, part.depth)
    }
    return { cost, depth }
  }

  function measureField(node: FieldNode, parent: GraphQLCompositeType | undefined): Measure {
    const field = isObjectType(parent) ? parent.getFields()[node.name.value] : undefined
    const type = field && getNamedType(field.type)
    const inner = node.selectionSet
      ? measure(node.selectionSet, isCompositeType(type) ? type : undefined)
      : { cost: 0, depth: 0 }
    const nullable = field && (isNonNullType(field.type) ? field.type.ofType : field.type)
    const times = isListType(nullable) ? itemsOf(node) : 1
    return { cost: 1 + times * inner.cost, depth: 1 + inner.depth }
  }

  function measureFragment(name: string): Measure {
    const known = fragments.get(name)
    if (known) return known
    // A cycle, which another rule reports, costs nothing.
    fragments.set(name, { cost: 0, depth: 0 })
    const fragment = context.getFragment(name)
    const measured = fragment
      ? measure(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value))
      : { cost: 0, depth: 0 }
    fragments.set(name, measured)
    return measured
  }

  function typeNamed(name: string | undefined): GraphQLCompositeType | undefined {
    const type = name === undefined ? undefined : context.getSchema().getType(name)
    return isCompositeType(type) ? type : undefined
  }

  return {
    OperationDefinition(node) {
      const isIntrospection = node.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
      )
      if (isIntrospection) return
      const { cost, depth } = measure(node.selectionSet, context.getSchema().getQueryType() ?? undefined)
      if (depth > maxDepth) report(`The operation is ${depth} levels deep; at most ${maxDepth} are answered.`)
      else if (cost > maxCost)
        report(
          `The answer could have ${cost.toLocaleString('en-US')} fields; at most ${maxCost.toLocaleString('en-US')} are answered. Ask for fewer items with "first".`,
        )
      function report(message: string) {
        context.reportError(new GraphQLError(message, { nodes: node }))
      }
    },
  }
}

/** A number in the document counts; a variable may be as large as the resolvers allow. */
function itemsOf({ arguments: given = [] }: FieldNode): number {
  const first = given.find(({ name }) => name.value === 'first')?.value
  if (first?.kind === Kind.INT) return Math.min(maxItems, Math.max(0, Number(first.value)))
  return first?.kind === Kind.VARIABLE ? maxItems : assumedItems
}
