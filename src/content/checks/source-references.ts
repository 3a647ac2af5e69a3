import type { Entry } from '../collection'
import type { Problem } from '../problems'
import type { AlternativeData } from '../schemas/alternative'
import type { PlansData } from '../schemas/plans'
import { displayPath, lineOf } from '../source'

/** Sources that a comparison names without listing them, and listed ones that no row uses. */
export function sourceProblems({ file, data }: Entry<AlternativeData>): Problem[] {
  const listed = data.sources.map(({ id }) => id)
  const used = data.rows.flatMap(({ sources }) => sources)
  return [
    ...used.filter((id) => !listed.includes(id)).map((id) => [id, `no source "${id}" in sources`] as const),
    ...listed.filter((id) => !used.includes(id)).map((id) => [id, `no row uses source "${id}"`] as const),
  ].map(([id, message]) => ({ file: displayPath(file), line: lineOf(file, id), field: 'sources', message }))
}

/** Features that the comparison of plans links to although no group has them. */
export function planFeatureProblems({ file, data }: Entry<PlansData>, titles: string[]): Problem[] {
  return data.groups
    .flatMap(({ rows }) => rows.flatMap(({ feature }) => feature ?? []))
    .filter((title) => !titles.includes(title))
    .map((title) => ({
      file: displayPath(file),
      line: lineOf(file, title),
      field: 'feature',
      message: `no feature "${title}" in content/features`,
    }))
}
