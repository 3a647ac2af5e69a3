import { Kind, type ASTNode, type GraphQLError } from 'graphql'
import type { Place, Problem, Subgraph } from '../messages'
import { findNearest, findSpots, mentionedCoordinates } from './coordinate'
import { placeOf, placeOfWord, type Report } from './finder'
import { satisfiabilityRule } from './satisfiability'
import { readSource, type SchemaSource } from './source'
import { subgraphRules, tabs } from './subgraph-rules'
import { supergraphRules } from './supergraph-rules'

/** Places errors of the composer that judges, and proposes changes where they are mechanical. Never throws. */
export function placeProblems(subgraphs: Subgraph[], errors: readonly GraphQLError[]): Problem[] {
  const sources = subgraphs.map(readSource)
  return errors.map((error) => {
    const report = readReport(sources, error)
    return {
      code: report.code,
      message: report.message,
      places: distinct(placeError(error, report)),
      fixes: [],
    }
  })
}

/** Places messages of a composer that gives neither codes nor locations. Never throws. */
export function placeMessages(
  subgraphs: Subgraph[],
  messages: string[],
): { message: string; places: Place[] }[] {
  const sources = subgraphs.map(readSource)
  return messages.map((message) => ({
    message,
    places: distinct(placeReport(readReport(sources, { message, extensions: {} }))),
  }))
}

function readReport(
  sources: SchemaSource[],
  { message, extensions }: Pick<GraphQLError, 'message' | 'extensions'>,
): Report {
  const own = extensions['subgraphName']
  const named = sources.filter(({ name }) =>
    own === undefined ? message.includes(`"${name}"`) || message.startsWith(`[${name}] `) : name === own,
  )
  return {
    code: typeof extensions['code'] === 'string' ? extensions['code'] : 'INVALID_GRAPHQL',
    message,
    sources,
    named: named.length > 0 ? named : sources,
    namesSubgraphs: named.length > 0,
  }
}

function placeReport(report: Report): Place[] {
  for (const rule of [satisfiabilityRule, ...supergraphRules, ...subgraphRules]) {
    const places = rule(report)
    if (places && (places.length > 0 || report.code === 'NO_QUERIES')) return places
  }
  return placeMentions(report)
}

/** Places a message that no rule knows by the coordinates in it. */
function placeMentions({ message, named, namesSubgraphs }: Report): Place[] {
  const coordinates = mentionedCoordinates(message)
  const places = named.flatMap((source) => {
    for (const find of namesSubgraphs ? [findSpots, findNearest] : [findSpots]) {
      for (const coordinate of coordinates) {
        const [spot] = find(source, coordinate)
        if (spot) return [placeOf(source, spot.node)]
      }
    }
    return []
  })
  return places.length > 0 || !namesSubgraphs ? places : tabs(named)
}

/** An error's own location is right, except where it misses the other half of a contradiction. */
function placeError(error: GraphQLError, report: Report): Place[] {
  const own = incomplete.has(report.code) ? undefined : ownPlaces(error, report)
  return own ?? placeReport(report)
}

const incomplete = new Set([
  'INTERFACE_KEY_NOT_ON_IMPLEMENTATION',
  'ROOT_QUERY_USED',
  'ROOT_MUTATION_USED',
  'ROOT_SUBSCRIPTION_USED',
])

/** Places an error by the nodes it carries, when these come from a subgraph and not from a specification. */
function ownPlaces({ nodes, message }: GraphQLError, { named, namesSubgraphs }: Report): Place[] | undefined {
  const [source] = named
  if (!nodes || !source || !namesSubgraphs || named.length > 1) return undefined
  const own = nodes.filter(({ loc }) => loc?.source.body === source.sdl)
  return own.length > 0 ? own.map((node) => placeWithin(source, node, message)) : undefined
}

/** Narrows a directive to the word of its field set that a message is about. */
function placeWithin(source: SchemaSource, node: ASTNode, message: string): Place {
  if (node.kind !== Kind.DIRECTIVE) return placeOf(source, node)
  const word =
    /(?:Cannot query field|empty selection set for field) "(?:\w+\.)?(\w+)"|field "?\w+\.(\w+)"? (?:is a|cannot be included)|but found (@\w+)|Unknown directive "(@\w+)"/.exec(
      message,
    )
  const found = word?.slice(1).find(Boolean) ?? ''
  return found === `@${node.name.value}` ? placeOf(source, node) : placeOfWord(source, node, found)
}

function distinct(places: Place[]): Place[] {
  const seen = new Set<string>()
  return places.filter(({ subgraph, range }) => {
    const key = `${subgraph} ${range?.from} ${range?.to}`
    return !seen.has(key) && seen.add(key)
  })
}
