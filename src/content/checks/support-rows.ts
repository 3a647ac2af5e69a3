import type { Entry } from '../collection'
import { problemAt, type Problem } from '../problems'
import type { ServicesData } from '../schemas/services'
import { lineOf } from '../source'

/** Rows that the support table names but content/plans.yaml does not have. Takes the known names. */
export function supportRowProblems(entry: Entry<ServicesData>, known: string[]): Problem[] {
  return entry.data.support.rows
    .filter((row) => !known.includes(row))
    .map((row) => {
      const message = `no row "${row}" in content/plans.yaml; known: ${known.join(', ')}`
      return problemAt(entry, 'support.rows', message, lineOf(entry.file, row))
    })
}
