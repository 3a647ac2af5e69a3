import type { Entry } from '../collection'
import type { Problem } from '../problems'
import type { ServicesData } from '../schemas/services'
import { displayPath, lineOf } from '../source'

/** Rows that the support table names and content/plans.yaml does not have. Takes the names of the rows there are. */
export function supportRowProblems(entry: Entry<ServicesData>, known: string[]): Problem[] {
  return entry.data.support.rows
    .filter((row) => !known.includes(row))
    .map((row) => ({
      file: displayPath(entry.file),
      line: lineOf(entry.file, row),
      field: 'support.rows',
      message: `no row "${row}" in content/plans.yaml; known: ${known.join(', ')}`,
    }))
}
