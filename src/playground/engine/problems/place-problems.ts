import type { GraphQLError } from 'graphql'
import type { Place, Problem, Subgraph } from '../messages'
import { findNearest, findSpots, mentionedCoordinates } from './coordinate'
import { readSource, type SchemaSource } from './source'

/** Places errors of the composer that judges, and proposes changes where they are mechanical. Never throws. */
export function placeProblems(subgraphs: Subgraph[], errors: readonly GraphQLError[]): Problem[] {
  const sources = subgraphs.map(readSource)
  return errors.map(({ message, extensions }) => ({
    code: typeof extensions.code === 'string' ? extensions.code : 'INVALID_GRAPHQL',
    message,
    places: placeMessage(sources, message),
    fixes: [],
  }))
}

/** Places messages of a composer that gives neither codes nor locations. Never throws. */
export function placeMessages(
  subgraphs: Subgraph[],
  messages: string[],
): { message: string; places: Place[] }[] {
  const sources = subgraphs.map(readSource)
  return messages.map((message) => ({ message, places: placeMessage(sources, message) }))
}

function placeMessage(sources: SchemaSource[], message: string): Place[] {
  const named = sources.filter(({ name }) => message.includes(`"${name}"`) || message.startsWith(`[${name}]`))
  const coordinates = mentionedCoordinates(message)
  const find = named.length > 0 ? findNearest : findSpots
  return (named.length > 0 ? named : sources).flatMap((source): Place[] => {
    for (const coordinate of coordinates) {
      const name = find(source, coordinate)[0]?.node.name.loc
      if (name) return [{ subgraph: source.name, range: { from: name.start, to: name.end } }]
    }
    return named.length > 0 ? [{ subgraph: source.name }] : []
  })
}
