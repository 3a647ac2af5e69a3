import type { GraphQLError } from 'graphql'
import type { Place, Problem, Subgraph } from '../messages'

/** Places the composer's errors in the sources. */
export function placeProblems(subgraphs: Subgraph[], errors: readonly GraphQLError[]): Problem[] {
  return errors.map(({ message, extensions }) => ({
    code: String(extensions.code),
    message,
    places: namedIn(subgraphs, message),
    fixes: [],
  }))
}

/** Places messages of the second composer, which have no codes. */
export function placeMessages(
  subgraphs: Subgraph[],
  messages: string[],
): { message: string; places: Place[] }[] {
  return messages.map((message) => ({ message, places: namedIn(subgraphs, message) }))
}

function namedIn(subgraphs: Subgraph[], message: string): Place[] {
  return subgraphs.flatMap(({ name }) =>
    message.includes(`"${name}"`) || message.startsWith(`[${name}]`) ? [{ subgraph: name }] : [],
  )
}
