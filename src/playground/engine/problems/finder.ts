import type { ASTNode, DirectiveNode } from 'graphql'
import type { Place } from '../messages'
import {
  localNames,
  spotsAt,
  spotsNear,
  stringArgument,
  type Application,
  type SchemaSource,
  type Spot,
} from './source'

/** The directives that keep a field from those who may not read it. */
export const authorizing = ['authenticated', 'requiresScopes', 'policy']

/** What a composer said, and the subgraphs it said it of. */
export type Report = {
  code: string
  message: string
  /** What the message quotes, mostly coordinates, in its order. */
  quoted: string[]
  /** All subgraphs, in their order. */
  sources: SchemaSource[]
  /** The subgraphs that the message names; all of them when it names none. */
  named: SchemaSource[]
  /** Whether the message names any. */
  namesSubgraphs: boolean
  /** The nodes that the error carries itself, if they stand in a subgraph. */
  nodes: readonly ASTNode[]
}

/** Returns the place of a node up to the end of its line: the name of a definition, else all of it. */
export function placeOf({ name, sdl }: SchemaSource, node: ASTNode): Place {
  const isDefinition = 'name' in node && /Definition$|Extension$/.test(node.kind)
  const loc = (isDefinition && node.name ? node.name : node).loc
  if (!loc) return { subgraph: name }
  const [line = ''] = sdl.slice(loc.start, loc.end).split(/\r?\n|\r/, 1)
  return { subgraph: name, range: { from: loc.start, to: loc.start + line.length } }
}

/** Returns the places of what holds a node each. */
export function placesOf(source: SchemaSource, found: readonly { node: ASTNode }[]): Place[] {
  return found.map(({ node }) => placeOf(source, node))
}

/** Returns the places of a coordinate. Extensions count only without a definition. */
export function placesAt(source: SchemaSource, coordinate: string): Place[] {
  return placesOfSpots(source, spotsAt(source, coordinate))
}

/** Returns the places of a coordinate, or else of its container. */
export function placesNear(source: SchemaSource, coordinate: string): Place[] {
  return placesOfSpots(source, spotsNear(source, coordinate))
}

function placesOfSpots(source: SchemaSource, spots: Spot[]): Place[] {
  return placesOf(source, spots[0]?.kind === 'type' ? spots.slice(0, 1) : spots)
}

/** Returns the directives applied to what a coordinate names; without a coordinate, wherever they are applied. */
export function applicationsOf(source: SchemaSource, directive: string, coordinate?: string): Application[] {
  const names = localNames(source, directive)
  const nodes =
    coordinate === undefined
      ? undefined
      : new Set<unknown>(spotsAt(source, coordinate).map(({ node }) => node))
  return source.applications.filter(
    ({ node, target }) => names.includes(node.name.value) && (!nodes || nodes.has(target.node)),
  )
}

/** Returns the directives applied at a coordinate; without any, @external on the type, which counts for all its fields. */
export function applicationsAround(source: SchemaSource, directive: string, text: string): Application[] {
  const own = applicationsOf(source, directive, text)
  if (own.length > 0 || directive !== 'external') return own
  return applicationsOf(source, directive, text.replace(/\.\w+$/, ''))
}

/** Returns the places where a directive is applied; without a coordinate, all of them. */
export function placesApplied(source: SchemaSource, directive: string, coordinate?: string): Place[] {
  return placesOf(source, applicationsOf(source, directive, coordinate))
}

/** Returns the applications of @composeDirective for a directive. */
export function composing(source: SchemaSource, directive: string): Application[] {
  return applicationsOf(source, 'composeDirective').filter(
    ({ node }) => stringArgument(node, 'name')?.replace(/^@/, '') === directive,
  )
}

/** Returns the root operation types that a schema sets. */
export function rootsOf({ schemaNodes }: SchemaSource) {
  return schemaNodes.flatMap(({ operationTypes }) => operationTypes ?? [])
}

/** Returns the field sets of the keys of a type in one subgraph. */
export function keysOf(source: SchemaSource, type: string): string[] {
  return applicationsOf(source, 'key', type).flatMap(({ node }) => stringArgument(node, 'fields') ?? [])
}

/** Compares field sets regardless of how they are spaced. */
export function sameFields(one: string | undefined, other: string | undefined): boolean {
  const plain = (fields = '') => fields.replace(/[\s,]+/g, ' ').trim()
  return plain(one) === plain(other)
}

/** Returns the places of a key with these fields. */
export function placesOfKey(source: SchemaSource, type: string, key: string | undefined): Place[] {
  const keys = applicationsOf(source, 'key', type)
  return placesOf(
    source,
    keys.filter(({ node }) => sameFields(stringArgument(node, 'fields'), key)),
  )
}

/** Returns the place of a word within a directive's text, or of the directive when the word is not in it. */
export function placeOfWord(source: SchemaSource, node: DirectiveNode, word: string): Place {
  const start = node.arguments?.[0]?.loc?.start
  const end = node.loc?.end
  if (start === undefined || end === undefined) return placeOf(source, node)
  // The name of the argument is no word of the field set.
  const text = source.sdl.slice(start, end).replace(/^\w+/, (name) => ' '.repeat(name.length))
  const from = text.search(wordPattern(word))
  if (word === '' || from < 0) return placeOf(source, node)
  return { subgraph: source.name, range: { from: start + from, to: start + from + word.length } }
}

/** Matches a whole word, such as a field or a directive in a field set. */
export function wordPattern(word: string): RegExp {
  return new RegExp(`(?<![\\w@])${word.replace(/\W/g, '\\$&')}(?!\\w)`)
}
