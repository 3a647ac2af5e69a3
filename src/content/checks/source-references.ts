import type { Entry } from '../collection'
import { problemAt, type Problem } from '../problems'
import type { AlternativeData } from '../schemas/alternative'
import type { PlansData } from '../schemas/plans'
import { lineOf } from '../source'

/** Sources that a comparison uses but does not list, and listed ones that no row uses. */
export function sourceProblems(entry: Entry<AlternativeData>): Problem[] {
  const { file, data } = entry
  const listed = data.sources.map(({ id }) => id)
  const used = data.rows.flatMap(({ sources }) => sources)
  return [
    ...used.filter((id) => !listed.includes(id)).map((id) => [id, `no source "${id}" in sources`] as const),
    ...listed.filter((id) => !used.includes(id)).map((id) => [id, `no row uses source "${id}"`] as const),
  ].map(([id, message]) => problemAt(entry, 'sources', message, lineOf(file, id)))
}

/** Features that the plan comparison links to but that no group has. */
export function planFeatureProblems(entry: Entry<PlansData>, titles: string[]): Problem[] {
  const { file, data } = entry
  return data.groups
    .flatMap(({ rows }) => rows.flatMap(({ feature }) => feature ?? []))
    .filter((title) => !titles.includes(title))
    .map((title) =>
      problemAt(entry, 'feature', `no feature "${title}" in content/features`, lineOf(file, title)),
    )
}
