import { authors, categoryFile, courses, customers, featureGroups, podcast, reports } from '../collections'
import type { Entry, Problem } from '../types'
import { groupBy } from '@/lib/group-by'
import { problemAt } from '../problems'
import { displayPath, linesOf } from '../source'

/** Values that must differ between entries but occur twice. Expects every entry with a body. */
export function sharedValues(written: Entry<{ title: string }>[]): Problem[] {
  const groups = featureGroups.read().entries
  return [
    ...sharedBy(written, 'title', ({ title }) => [title]),
    ...sharedBy(authors.read().entries, 'name', ({ name }) => [name]),
    ...sharedBy(categoryFile.read().entries, 'slug', ({ categories }) => categories.map(({ slug }) => slug)),
    ...sharedBy(groups, 'title', ({ feats }) => feats.map(({ title }) => title)),
    ...sharedBy(groups, 'order', ({ order }) => [order]),
    ...sharedBy(customers.read().entries, 'order', ({ order }) => [order]),
    ...sharedBy(courses.read().entries, 'order', ({ order }) => [order]),
    ...sharedBy(podcast.read().entries, 'number', ({ number }) => [number]),
    ...sharedBy(reports.read().entries, 'year', ({ year }) => [year]),
  ]
}

/** Expects the entries, the field's name in the files, and the values of an entry; ignores case. */
function sharedBy<Data>(
  entries: Entry<Data>[],
  field: string,
  valuesOf: (data: Data) => (string | number)[],
): Problem[] {
  const uses = entries.flatMap((entry) => valuesOf(entry.data).map((value) => ({ entry, value })))
  return [...groupBy(uses, ({ value }) => String(value).trim().toLowerCase()).values()].flatMap(
    ([first, ...others]) =>
      others.map(({ entry, value }) => {
        const words = [`${field}:`, String(value)].map((text) => text.toLowerCase())
        const lines = linesOf(entry.file, (line) => words.every((text) => line.toLowerCase().includes(text)))
        const same = first?.entry === entry
        const place = same ? `line ${lines[0]}` : displayPath(first?.entry.file ?? '')
        return problemAt(entry, field, `${value} is already used by ${place}`, lines[same ? 1 : 0])
      }),
  )
}
