import type { Entry } from '../types'
import { problemAt, type Problem } from '../problems'
import type { PlansData } from '../schemas/plans'
import { lineOf } from '../source'

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
