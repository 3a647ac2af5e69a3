import { Kind, type ASTNode, type DirectiveNode } from 'graphql'
import type { Place, Range } from '../messages'
import { findNearest, findSpots, readCoordinate } from './coordinate'
import { localNames } from './links'
import type { Application, SchemaSource, Spot } from './source'

/** What a composer said, and the subgraphs it said it of. */
export type Report = {
  code: string
  message: string
  /** All subgraphs, in their order. */
  sources: SchemaSource[]
  /** The subgraphs that the message names; all of them when it names none. */
  named: SchemaSource[]
  /** Whether the message names any. */
  namesSubgraphs: boolean
  /** The nodes that the error carries itself, if they stand in a subgraph. */
  nodes: readonly ASTNode[]
}

/** Gives the place of a node: the name of a definition, a whole reference, or a directive up to the end of its line. */
export function placeOf(source: SchemaSource, node: ASTNode): Place {
  const isDefinition = 'name' in node && /Definition$|Extension$/.test(node.kind)
  const loc = (isDefinition && node.name ? node.name : node).loc
  if (!loc) return { subgraph: source.name }
  return { subgraph: source.name, range: onOneLine(source, { from: loc.start, to: loc.end }) }
}

function onOneLine({ sdl }: SchemaSource, { from, to }: Range): Range {
  const [line = ''] = sdl.slice(from, to).split(/\r?\n|\r/, 1)
  return { from, to: from + line.length }
}

/** Gives the places of a coordinate in subgraphs, or of what would contain it. Extensions count only without a definition. */
export function placesNear(sources: SchemaSource[], text: string): Place[] {
  const coordinate = readCoordinate(text)
  if (!coordinate) return []
  return sources.flatMap((source) =>
    firstOfType(findNearest(source, coordinate)).map(({ node }) => placeOf(source, node)),
  )
}

/** The same where the coordinate itself exists. */
export function placesAt(sources: SchemaSource[], text: string): Place[] {
  const coordinate = readCoordinate(text)
  if (!coordinate) return []
  return sources.flatMap((source) =>
    firstOfType(findSpots(source, coordinate)).map(({ node }) => placeOf(source, node)),
  )
}

function firstOfType(spots: Spot[]): Spot[] {
  return spots[0]?.kind === 'type' ? spots.slice(0, 1) : spots
}

/** Gives the directives applied to what a coordinate names; without a coordinate, wherever they are applied. */
export function applicationsOf(source: SchemaSource, directive: string, text?: string): Application[] {
  const names = localNames(source, directive)
  const coordinate = text === undefined ? undefined : readCoordinate(text)
  const nodes = coordinate && new Set<unknown>(findSpots(source, coordinate).map(({ node }) => node))
  return source.applications.filter(
    ({ node, on }) => names.includes(node.name.value) && (nodes?.has(on.node) ?? text === undefined),
  )
}

/** The same, or else on the type of a field, which counts for all its fields. */
export function applicationsAround(source: SchemaSource, directive: string, text: string): Application[] {
  const own = applicationsOf(source, directive, text)
  return own.length > 0 ? own : applicationsOf(source, directive, text.replace(/\.\w+$/, ''))
}

/** The places of those directives. */
export function placesApplied(sources: SchemaSource[], directive: string, text?: string): Place[] {
  return sources.flatMap((source) =>
    applicationsOf(source, directive, text).map(({ node }) => placeOf(source, node)),
  )
}

/** Gives the text of a string argument, such as the field set of a key. */
export function stringArgument(node: DirectiveNode, name: string): string | undefined {
  const value = node.arguments?.find((argument) => argument.name.value === name)?.value
  return value?.kind === Kind.STRING ? value.value : undefined
}

/** Gives the place of a word within a directive's text, or of the directive when the word is not in it. */
export function placeOfWord(source: SchemaSource, node: DirectiveNode, word: string): Place {
  const start = node.arguments?.[0]?.loc?.start
  const end = node.loc?.end
  if (start === undefined || end === undefined) return placeOf(source, node)
  const pattern = new RegExp(`(?<![\\w@])${word.replace(/\W/g, '\\$&')}(?!\\w)`)
  // The name of the argument is no word of the field set.
  const from = source.sdl
    .slice(start, end)
    .replace(/^\w+/, (name) => ' '.repeat(name.length))
    .search(pattern)
  if (word === '' || from < 0) return placeOf(source, node)
  return { subgraph: source.name, range: { from: start + from, to: start + from + word.length } }
}
