import { argumentsOf, membersOf, type SchemaSource, type Spot } from './source'

/** A schema coordinate: Product, Product.price, Product.price(currency:), @tag, or @tag(name:). */
type Coordinate =
  { type: string; member?: string; argument?: string } | { directive: string; argument?: string }

const shape =
  /^(?:@(?<directive>\w+)|(?<type>\w+)(?:\.(?<member>\w+))?)(?:\((?<argument>\w+):?(?: \.\.\.)?\))?$/

/** Reads a coordinate as messages write it. Gives undefined for text that is none. */
export function readCoordinate(text: string): Coordinate | undefined {
  const { directive, type, member, argument } = shape.exec(text)?.groups ?? {}
  if (directive !== undefined) return { directive, ...(argument !== undefined && { argument }) }
  if (type === undefined) return undefined
  return { type, ...(member !== undefined && { member }), ...(argument !== undefined && { argument }) }
}

/** Gives the coordinates a message mentions, in its order. A single word counts in quotes or after "type" only. */
export function mentionedCoordinates(message: string): Coordinate[] {
  const dotted = /\b[_A-Za-z]\w*\.[_A-Za-z]\w*(?:\(\w+:?(?: \.\.\.)?\))?/g
  const words =
    /["'`](@?\w+(?:\(\w+:(?: \.\.\.)?\))?)["'`]|\b(?:type|(?:interface|enum|union|object)(?! type)) (\w+)\b|(@\w+\(\w+:\))/gi
  const texts = [
    ...Array.from(message.matchAll(dotted), ([text]) => text),
    ...Array.from(message.matchAll(words), (match) => match[1] ?? match[2] ?? match[3] ?? ''),
  ]
  return [...new Set(texts)].flatMap((text) => readCoordinate(text) ?? [])
}

/** Gives what a message quotes: coordinates, words, field sets. An argument that is quoted behind its field becomes one coordinate. */
export function quotedIn(message: string): string[] {
  const joined = message.replace(
    /"(\w+\.\w+)"(?: argument | could not be federated because:\s*The argument )"(\w+)"/,
    '"$1($2:)"',
  )
  return Array.from(joined.matchAll(/"([^"]*)"/g), ([, text = '']) => text)
}

/** Finds every node a coordinate names: a type that is extended twice has three. */
export function findSpots(source: SchemaSource, coordinate: Coordinate): Spot[] {
  const { argument } = coordinate
  if ('directive' in coordinate) {
    const directives = source.directives.get(coordinate.directive) ?? []
    if (argument === undefined) return directives.map((node) => ({ kind: 'directive', node }))
    return directives.flatMap((directive) =>
      (directive.arguments ?? [])
        .filter(({ name }) => name.value === argument)
        .map((node): Spot => ({ kind: 'directive-argument', node, directive })),
    )
  }
  const types = source.types.get(coordinate.type) ?? []
  if (coordinate.member === undefined) return types.map((node) => ({ kind: 'type', node }))
  return types.flatMap((type) =>
    membersOf(type).flatMap((node): Spot[] => {
      if (node.name.value !== coordinate.member) return []
      if (argument === undefined) return [{ kind: 'member', node, type }]
      return argumentsOf(node)
        .filter(({ name }) => name.value === argument)
        .map((found) => ({ kind: 'argument', node: found, field: node as never, type }))
    }),
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
