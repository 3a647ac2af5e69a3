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

/** Comments, texts, and the signs that nest. */
const parts = /#.*|"""(?:\\"""|[^])*?"""|"(?:\\.|[^"\\\n])*"|[[\](){}]/g

/** Returns the place where a document nests too deeply. Matches a pattern only, so it cannot overflow. */
function tooDeep(document: string): Range | undefined {
  let depth = 0
  for (const { 0: part, index } of document.matchAll(parts)) {
    if ('[({'.includes(part)) depth++
    if ('])}'.includes(part)) depth--
    // A field set, as in @key(fields: "org { id }"), is parsed too.
    const isDeep = part.startsWith('"') ? nestsDeeper(part, maxDepth) : depth > maxDepth
    if (isDeep) return { from: index, to: index + part.length }
  }
  return undefined
}

/** Whether braces and brackets within a text are nested more than `limit` deep. */
export function nestsDeeper(text: string, limit: number): boolean {
  let depth = 0
  for (const [sign] of text.matchAll(/[[\](){}]/g)) {
    depth = Math.max(0, depth + ('[({'.includes(sign) ? 1 : -1))
    if (depth > limit) return true
  }
  return false
}
