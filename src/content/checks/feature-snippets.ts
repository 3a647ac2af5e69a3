import type { Entry } from '../collection'
import { fillVariables } from '../fill-variables'
import type { Problem } from '../problems'
import type { FeatureGroupData, FeaturePageData, Snippet } from '../schemas/feature'
import { displayPath, lineOf } from '../source'
import { fenceProblems, type Fence } from './compositions'
import { variableProblems } from './variables'

/**
 * Unknown variables of an entry; without any, schemas in its listings whose composition is not what they declare, and
 * queries that do not fit them.
 */
export function snippetProblems(entry: Entry<unknown>, snippets: Snippet[]): Problem[] {
  const unknown = variableProblems(entry)
  if (unknown.length > 0) return unknown
  const { file } = entry
  const fences = snippets
    .filter(({ subgraph, against }) => subgraph !== undefined || against !== undefined)
    .map(({ content, subgraph, example = 'start', expect, against, filename }): Fence => {
      const line = lineOf(file, filename) ?? 1
      return { line, code: fillVariables(content), subgraph, example, expect, against }
    })
  return fenceProblems(displayPath(file), fences)
}

/** Every listing of a feature group. */
export function groupSnippets({ feats }: FeatureGroupData): Snippet[] {
  return feats.flatMap(({ codeSnippets = [] }) => codeSnippets)
}

/** Every listing of a feature page. */
export function pageSnippets({ steps, code }: FeaturePageData): Snippet[] {
  return [...steps.items.flatMap(({ code: snippet }) => snippet ?? []), ...code.snippets]
}
