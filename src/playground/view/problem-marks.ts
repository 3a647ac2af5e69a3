import type { Mark } from '../editor/messages'
import type { Fix, Place, Problem, Result, Subgraph } from '../engine/messages'

/** The problems of a result, which a failure has too when the schemas cannot be read. */
export function problemsOf(result?: Result<{ problems: Problem[] }>): readonly Problem[] | undefined {
  return result?.ok ? result.value.problems : result?.failure.problems
}

/** What editors mark in the schemas of each subgraph. `onFix` applies a quick fix; without it the marks offer none. */
export function marksOf(problems: readonly Problem[], onFix?: (fix: Fix) => void): Map<string, Mark[]> {
  const marks = new Map<string, Mark[]>()
  for (const { code, message, places, fixes } of problems) {
    const actions = onFix ? fixes.map((fix) => ({ title: fix.title, apply: () => onFix(fix) })) : []
    for (const { subgraph, range } of places) {
      if (!range) continue
      marks.set(subgraph, [...(marks.get(subgraph) ?? []), { range, code, message, fixes: actions }])
    }
  }
  return marks
}

/** How many problems each subgraph takes part in. */
export function countPlaces(problems: readonly Problem[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { places } of problems) {
    for (const name of new Set(places.map(({ subgraph }) => subgraph))) {
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return counts
}

/** The names of all types that subgraphs define, for completion. */
export function typeNames(subgraphs: readonly Subgraph[]): string[] {
  const names = subgraphs.flatMap(({ sdl }) =>
    [...sdl.matchAll(/\b(?:type|interface|enum|union|scalar|input)\s+(\w+)/g)].map(([, name = '']) => name),
  )
  return [...new Set(names)].toSorted()
}

/** A place in words, such as `products, line 4`; only the subgraph's name for one that is about it as a whole. */
export function placeText({ subgraph, range }: Place, subgraphs: readonly Subgraph[]): string {
  const sdl = subgraphs.find(({ name }) => name === subgraph)?.sdl
  if (!range || sdl === undefined) return subgraph
  return `${subgraph}, line ${sdl.slice(0, range.from).split('\n').length}`
}
