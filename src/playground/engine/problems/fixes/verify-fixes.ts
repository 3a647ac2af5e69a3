import type { Edit, Fix, Problem, Subgraph } from '@/playground/engine/messages'

/** Composes subgraphs and gives the messages of what is wrong, none when they compose. */
export type Check = (subgraphs: Subgraph[]) => string[]

/**
 * Characters to compose for checks, so that a verdict still comes within 50 ms of a key press: some twenty checks of a
 * usual example, one of a large schema. Fixes beyond it stand unchecked.
 */
const maxCharacters = 48_000
/** For small schemas that are slow to compose, such as many keys that lead to each other. */
const maxDurationMs = 150

/** Keeps the fixes after which subgraphs compose; or else those that remove their problem and bring no other. */
export function verifyFixes(subgraphs: Subgraph[], problems: Problem[], check: Check): Problem[] {
  const characters = subgraphs.reduce((sum, { sdl }) => sum + sdl.length, 0)
  const known = new Set(problems.map(({ message }) => message))
  const start = performance.now()
  let composed = 0
  return problems.map((problem) => {
    composed += characters * problem.fixes.length
    if (composed > maxCharacters || performance.now() - start > maxDurationMs) return problem
    const ranks = problem.fixes.map((fix) => rankOf(check(applyEdits(subgraphs, fix.edits)), problem, known))
    const best = Math.min(...ranks)
    return { ...problem, fixes: problem.fixes.filter((_, index) => ranks[index] === best && best < useless) }
  })
}

const useless = 3

/** 0: composes. 1: the problem is gone. 2: gone, and a problem that it hid appears, about something else. */
function rankOf(messages: string[], { message }: Problem, known: Set<string>): number {
  if (messages.length === 0) return 0
  const appeared = messages.filter((other) => !known.has(other))
  if (appeared.length === 0) return messages.includes(message) ? useless : 1
  const fields = new Set(fieldsIn(message))
  return messages.includes(message) ||
    appeared.some((other) => fieldsIn(other).some((field) => fields.has(field)))
    ? useless
    : 2
}

/** Gives the fields a message names, such as Product.price. */
function fieldsIn(message: string): string[] {
  return message.match(/\b[_A-Za-z]\w*\.[_A-Za-z]\w*/g) ?? []
}

/** Gives subgraphs as they are after the edits of a fix, which do not overlap. */
export function applyEdits(subgraphs: Subgraph[], edits: Edit[]): Subgraph[] {
  return subgraphs.map(({ name, sdl }) => ({
    name,
    sdl: edits
      .filter(({ subgraph }) => subgraph === name)
      .toSorted((a, b) => b.range.from - a.range.from)
      .reduce((text, { range, insert }) => text.slice(0, range.from) + insert + text.slice(range.to), sdl),
  }))
}

/** Drops fixes whose edits overlap, which no editor applies as they are meant. */
export function isApplicable({ edits }: Fix): boolean {
  const sorted = edits.toSorted((a, b) => a.range.from - b.range.from)
  return sorted.every(({ subgraph, range }, index) => {
    const next = sorted.slice(index + 1).find((other) => other.subgraph === subgraph)
    return !next || range.to <= next.range.from
  })
}
