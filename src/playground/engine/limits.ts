import { GraphQLError, Lexer, Source, TokenKind } from 'graphql'
import { CallFailure } from './call-failure'
import type { Operation, Range, Subgraph } from './messages'

/** Four times the largest schema the engine is measured with; beyond it, a run takes longer than it may. */
export const maxCharacters = 800_000
const maxQueryCharacters = maxCharacters / 8
const maxSubgraphs = 60
/** Composers and planners recurse into braces and brackets; no schema by hand comes near this depth. */
export const maxDepth = 64

/** Throws a failure that names the first subgraph that is too large or too deeply nested. */
export function checkSubgraphs(subgraphs: Subgraph[]): void {
  if (subgraphs.length > maxSubgraphs) {
    throw tooLarge(`The engine takes up to ${maxSubgraphs} subgraphs, these are ${subgraphs.length}.`)
  }
  const characters = subgraphs.reduce((sum, { sdl }) => sum + sdl.length, 0)
  if (characters > maxCharacters) {
    throw tooLarge(
      `The engine takes schemas of up to ${maxCharacters.toLocaleString('en-US')} characters, ` +
        `these have ${characters.toLocaleString('en-US')}.`,
    )
  }
  for (const { name, sdl } of subgraphs) {
    const range = tooDeep(sdl)
    if (!range) continue
    const message = `Subgraph "${name}" nests braces or brackets more than ${maxDepth} deep.`
    throw tooLarge(message, { subgraph: name, range })
  }
}

/** The same for an operation. */
export function checkOperation({ query }: Operation): void {
  if (query.length > maxQueryCharacters) {
    throw tooLarge(
      `The engine takes queries of up to ${maxQueryCharacters.toLocaleString('en-US')} characters, ` +
        `this one has ${query.length.toLocaleString('en-US')}.`,
    )
  }
  if (tooDeep(query)) throw tooLarge(`The query nests braces or brackets more than ${maxDepth} deep.`)
}

function tooLarge(message: string, place?: { subgraph: string; range: Range }): CallFailure {
  const problems = place ? [{ code: 'TOO_LARGE', message, places: [place], fixes: [] }] : undefined
  return new CallFailure({ reason: 'too-large', message, ...(problems && { problems }) })
}

/** Gives the place where a document nests too deeply. Reads tokens only, so it cannot overflow. */
function tooDeep(text: string): Range | undefined {
  const lexer = new Lexer(new Source(text))
  let depth = 0
  try {
    for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
      const range = { from: token.start, to: token.end }
      if (opening.has(token.kind)) depth++
      if (closing.has(token.kind)) depth--
      // A field set, as in @key(fields: "org { id }"), is parsed too.
      if (depth > maxDepth || (strings.has(token.kind) && depthOf(token.value) > maxDepth)) return range
    }
  } catch (error) {
    // The parser reports what is no token.
    if (!(error instanceof GraphQLError)) throw error
  }
  return undefined
}

/** How deep the braces and brackets within a text are nested. */
function depthOf(text = ''): number {
  let depth = 0
  let deepest = 0
  for (const [sign] of text.matchAll(/[[\](){}]/g)) {
    depth = Math.max(0, depth + ('[({'.includes(sign) ? 1 : -1))
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

const strings = new Set<string>([TokenKind.STRING, TokenKind.BLOCK_STRING])
const opening = new Set<string>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L])
const closing = new Set<string>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R])
