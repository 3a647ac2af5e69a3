import type { Entry } from '../types'
import { parseBody } from '../document'
import { groupBy } from '@/lib/group-by'
import { problemAt, type Problem } from '../problems'
import { displayPath, linesOf } from '../source'

/**
 * Values that must be unique but occur twice, ignoring case. Takes the entries, the field's name in the files, and the
 * values of an entry.
 */
export function sharedValueProblems<Data>(
  entries: Entry<Data>[],
  field: string,
  valuesOf: (data: Data) => (string | number)[],
): Problem[] {
  const uses = entries.flatMap((entry) => valuesOf(entry.data).map((value) => ({ entry, value })))
  return [...groupBy(uses, ({ value }) => String(value).trim().toLowerCase()).values()].flatMap(
    ([first, ...others]) =>
      others.map(({ entry, value }) => {
        const lines = linesOf(entry.file, `${field}:`, String(value))
        const same = first?.entry === entry
        const place = same ? `line ${lines[0]}` : displayPath(first?.entry.file ?? '')
        return problemAt(entry, field, `${value} is already used by ${place}`, lines[same ? 1 : 0])
      }),
  )
}

/** Explicit heading ids that occur twice in one text, so that links only reach the first. */
export function headingIdProblems(entry: Entry<unknown>): Problem[] {
  const seen = new Set<string>()
  return [...parseBody(entry).walk()].flatMap(({ type, attributes, lines }) => {
    const id: unknown = type === 'heading' ? attributes.id : undefined
    if (typeof id !== 'string') return []
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    return [
      problemAt(
        entry,
        'heading',
        `the id #${id} is already used by an earlier heading`,
        (lines[0] ?? 0) + entry.bodyLine,
      ),
    ]
  })
}
