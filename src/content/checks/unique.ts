import type { Entry } from '../collection'
import { parseBody } from '../document'
import { groupBy } from '@/lib/group-by'
import { problemAt, type Problem } from '../problems'
import { displayPath, linesOf } from '../source'

/**
 * Values that two entries share although one alone may have each. Takes the entries, the field as it stands in the
 * files, and the values of an entry; upper and lower case are alike.
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
        return problemAt(entry, field, `${value} is taken already by ${place}`, lines[same ? 1 : 0])
      }),
  )
}

/** Heading ids given by hand twice in one text: links would lead to the first only. */
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
        `the id #${id} stands at an earlier heading`,
        (lines[0] ?? 0) + entry.bodyLine,
      ),
    ]
  })
}
