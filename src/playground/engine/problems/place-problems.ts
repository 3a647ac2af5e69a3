import { Kind, type ASTNode, type GraphQLError } from 'graphql'
import { distinctBy } from '@/lib/group-by'
import type { Place, Problem, Subgraph } from '../messages'
import { placeOf, placeOfWord, type Report } from './finder'
import { proposeFixes } from './fixes/propose-fixes'
import { proposedFixes, proposeFor } from './fixes/try-fixes'
import { placeByRule } from './place-rules'
import { readSource, spotsAt, spotsNear, type ParsedSubgraph, type SchemaSource } from './source'

/** Places errors of the judging composer, and proposes fixes, which are to be tried before they are offered. Never throws. */
export function placeProblems(subgraphs: ParsedSubgraph[], errors: readonly GraphQLError[]): Problem[] {
  const sources = subgraphs.map(readSource)
  const problems = errors.map((error) => {
    const report = readReport(sources, error)
    const { code, message } = report
    const places = distinctBy(placeError(report), JSON.stringify)
    return proposeFor({ code, message, places, fixes: [] }, proposeFixes(report, places))
  })
  return withoutRepetitions(problems)
}

/** Drops problems that say no more than the beginning of another one at the same places, and keeps their fixes. */
function withoutRepetitions(problems: Problem[]): Problem[] {
  const longestFirst = problems.toSorted((a, b) => b.message.length - a.message.length)
  return problems.filter((problem) => {
    const longer = longestFirst.find(
      ({ code, message, places }) =>
        code === problem.code &&
        problem.message !== '' &&
        message.startsWith(problem.message) &&
        JSON.stringify(places) === JSON.stringify(problem.places),
    )
    if (!longer || longer === problem) return true
    proposeFor(
      longer,
      distinctBy([...proposedFixes(longer), ...proposedFixes(problem)], ({ title }) => title),
    )
    return false
  })
}

/** Places messages of a composer that gives neither codes nor locations. Never throws. */
export function placeMessages(subgraphs: Subgraph[], errors: readonly { message: string }[]) {
  const sources = subgraphs.map(readSource)
  return errors.map(({ message }) => {
    const report = readReport(sources, { message, extensions: {}, nodes: undefined })
    return { message, places: distinctBy(placeReport(report), JSON.stringify) }
  })
}

function readReport(
  sources: SchemaSource[],
  { message, extensions, nodes }: Pick<GraphQLError, 'message' | 'extensions' | 'nodes'>,
): Report {
  const own = extensions['subgraphName']
  const named = sources.filter(({ name }) =>
    own === undefined ? isNamed(name, message, sources) : name === own,
  )
  return {
    code: typeof extensions['code'] === 'string' ? extensions['code'] : 'INVALID_GRAPHQL',
    message,
    quoted: quotedIn(message),
    sources,
    named: named.length > 0 ? named : sources,
    namesSubgraphs: named.length > 0,
    nodes: (nodes ?? []).filter(({ loc }) => named.some(({ sdl }) => loc?.source.body === sdl)),
  }
}

/** A quoted word names a subgraph, unless it is the name of a type or field too and is not called a subgraph. */
function isNamed(name: string, message: string, sources: SchemaSource[]): boolean {
  if (message.startsWith(`[${name}] `)) return true
  const before = message.split(`"${name}"`).slice(0, -1)
  if (before.some((text) => /\bsubgraphs?:?\s+(?:"[^"]*"(?:, and |, | and )?)*$/i.test(text.slice(-400))))
    return true
  const isDefined = sources.some(({ spots }) => [...spots.keys()].some((at) => at.split('.').includes(name)))
  return before.length > 0 && !isDefined
}

/** Returns what a message quotes: coordinates, words, field sets. An argument that is quoted behind its field becomes one coordinate. */
function quotedIn(message: string): string[] {
  const joined = message.replace(
    /"(\w+\.\w+)"(?: argument | could not be federated because:\s*The argument )"(\w+)"/,
    '"$1($2:)"',
  )
  return Array.from(joined.matchAll(/"([^"]*)"/g), ([, text = '']) => text)
}

/** Returns the coordinates that a message mentions. A single word counts in quotes or after "type" only. */
function mentionedCoordinates(message: string): string[] {
  const dotted = /\b[_A-Za-z]\w*\.[_A-Za-z]\w*(?:\(\w+:?(?: \.\.\.)?\))?/g
  const words =
    /["'`](@?\w+(?:\(\w+:(?: \.\.\.)?\))?)["'`]|\b(?:type|(?:interface|enum|union|object)(?! type)) (\w+)\b|(@\w+\(\w+:\))/gi
  return [
    ...Array.from(message.matchAll(dotted), ([text]) => text),
    ...Array.from(message.matchAll(words), (match) => match[1] ?? match[2] ?? match[3] ?? ''),
  ]
}

function placeReport(report: Report): Place[] {
  const places = placeByRule(report)
  return places.length > 0 ? places : placeMentions(report)
}

/** Places a message that no rule knows by the coordinates in it. */
function placeMentions({ message, named, namesSubgraphs }: Report): Place[] {
  const coordinates = mentionedCoordinates(message)
  const places = named.flatMap((source) => {
    const near = namesSubgraphs ? coordinates.map((coordinate) => spotsNear(source, coordinate)) : []
    const [spot] = [...coordinates.map((coordinate) => spotsAt(source, coordinate)), ...near].flat()
    return spot ? [placeOf(source, spot.node)] : []
  })
  return places.length > 0 || !namesSubgraphs ? places : named.map(({ name }) => ({ subgraph: name }))
}

/** An error's own location is right, except where it misses the other half of a contradiction. */
function placeError(report: Report): Place[] {
  const { code, message, nodes, named } = report
  const [source] = named
  if (!source || nodes.length === 0 || incomplete.has(code)) return placeReport(report)
  return nodes.map((node) => placeWithin(source, node, message))
}

const incomplete = new Set([
  'INTERFACE_KEY_NOT_ON_IMPLEMENTATION',
  'ROOT_QUERY_USED',
  'ROOT_MUTATION_USED',
  'ROOT_SUBSCRIPTION_USED',
])

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
