import { isUnder } from '@/lib/path-rules'
import type { Entry } from '../types'
import { problemAt, type Problem } from '../problems'
import type { Navigation } from '../schemas/navigation'
import { lineOf } from '../source'

/** Feature groups that the menu does not show once. Takes the existing groups. */
export function menuColumnProblems(entry: Entry<Navigation>, groups: string[]): Problem[] {
  const shown = entry.data.features.columns.flat()
  return groups
    .filter((group) => shown.filter((name) => name === group).length !== 1)
    .map((group) => {
      const message = `expected "${group}" of content/features in one column`
      return problemAt(entry, 'columns', message, lineOf(entry.file, 'columns:'))
    })
}

/** Sections below which there is no page. Takes every page path of the site. */
export function sectionProblems(entry: Entry<Navigation>, paths: Iterable<string>): Problem[] {
  const known = ['/404', '/gone', ...paths]
  return prefixesOf(entry.data)
    .filter((prefix) => !known.some((path) => isUnder(path, prefix)))
    .map((prefix) => problemAt(entry, 'section', `no page at or below ${prefix}`, lineOf(entry.file, prefix)))
}

function prefixesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'only' || key === 'not' ? (inner as string[]) : prefixesOf(inner),
  )
}
