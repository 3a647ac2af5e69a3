import { Kind } from 'graphql'
import { membersOf, type SchemaSource, type Spot } from './source'

/** A schema coordinate, such as Product.price(currency:) or @tag(name:). */
export type Coordinate =
  { type: string; member?: string; argument?: string } | { directive: string; argument?: string }

const pattern =
  /(?<quote>["'`])?(?:@(?<directive>\w+)|(?<type>[_A-Za-z]\w*)(?:\.(?<member>[_A-Za-z]\w*))?)(?:\((?<argument>\w+):?\))?(?:\1|(?=[\s.,:;)]|$))/g

/** Gives the coordinates a message mentions, in its order. A word alone counts only in quotes or after "type". */
export function mentionedCoordinates(message: string): Coordinate[] {
  const found: Coordinate[] = []
  for (const match of message.matchAll(pattern)) {
    const { quote, directive, type, member, argument } = match.groups ?? {}
    const rest = argument === undefined ? {} : { argument }
    if (directive !== undefined) found.push({ directive, ...rest })
    else if (type !== undefined && member !== undefined) found.push({ type, member, ...rest })
    else if (
      type !== undefined &&
      (quote || /\b(?:type|interface|enum|union|object) $/i.test(message.slice(0, match.index)))
    ) {
      found.push({ type })
    }
  }
  return found
}

/** Finds every node a coordinate names in a schema; a field of a type extended five times may be there five times. */
export function findSpots(source: SchemaSource, coordinate: Coordinate): Spot[] {
  if ('directive' in coordinate) {
    const nodes = source.directives.get(coordinate.directive) ?? []
    if (coordinate.argument === undefined) return nodes.map((node) => ({ kind: 'directive', node }))
    return nodes.flatMap((directive) =>
      (directive.arguments ?? [])
        .filter(({ name }) => name.value === coordinate.argument)
        .map((node): Spot => ({ kind: 'directive-argument', node, directive })),
    )
  }
  const types = source.types.get(coordinate.type) ?? []
  if (coordinate.member === undefined) return types.map((node) => ({ kind: 'type', node }))
  const members = types.flatMap((type) =>
    membersOf(type)
      .filter(({ name }) => name.value === coordinate.member)
      .map((node) => ({ node, type })),
  )
  if (coordinate.argument === undefined) return members.map((member) => ({ kind: 'member', ...member }))
  return members.flatMap(({ node: field, type }): Spot[] =>
    field.kind === Kind.FIELD_DEFINITION
      ? (field.arguments ?? [])
          .filter(({ name }) => name.value === coordinate.argument)
          .map((node) => ({ kind: 'argument', node, field, type }))
      : [],
  )
}

/** Finds what a coordinate names, or else what would contain it: the field that lacks an argument, the type that lacks a field. */
export function findNearest(source: SchemaSource, coordinate: Coordinate): Spot[] {
  for (let candidate: Coordinate | undefined = coordinate; candidate; candidate = container(candidate)) {
    const spots = findSpots(source, candidate)
    if (spots.length > 0) return spots
  }
  return []
}

function container(coordinate: Coordinate): Coordinate | undefined {
  const { argument, ...rest } = coordinate
  if (argument !== undefined) return rest
  return 'type' in coordinate && coordinate.member !== undefined ? { type: coordinate.type } : undefined
}
