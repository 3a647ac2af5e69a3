import type { Entry } from '../types'
import { fillVariables } from '../fill-variables'
import type { Problem } from '../problems'
import type { FeatureGroupData, Snippet } from '../schemas/feature'
import { displayPath, lineOf } from '../source'
import { fenceProblems, type Fence } from './compositions'
import { listingProblems } from './listings'
import { variableProblems } from './variables'

/**
 * Unknown variables of an entry; without any, listings whose schemas do not compose as declared and queries that are
 * not valid for them.
 */
export async function snippetProblems(entry: Entry<unknown>, snippets: Snippet[]): Promise<Problem[]> {
  const unknown = variableProblems(entry)
  if (unknown.length > 0) return unknown
  const { file } = entry
  const listings = snippets.map(({ content, filename, ...snippet }) => ({
    ...snippet,
    line: lineOf(file, filename) ?? 1,
    code: fillVariables(content),
  }))
  const fences = listings
    .filter(({ subgraph, against }) => subgraph !== undefined || against !== undefined)
    .map((listing): Fence => ({ ...listing, example: listing.example ?? 'start' }))
  const name = displayPath(file)
  return [...listingProblems(name, listings), ...(await fenceProblems(name, fences))]
}

/** Every listing of a feature group. */
export function groupSnippets({ feats }: FeatureGroupData): Snippet[] {
  return feats.flatMap(({ codeSnippets = [] }) => codeSnippets)
}
