type Dated = { date: string; dateModified?: string }

/** The date of the last change among dated contents, as ISO date; undefined for none. */
export function newest(contents: readonly Dated[]): string | undefined {
  return contents
    .map(({ date, dateModified }) => dateModified ?? date)
    .toSorted()
    .at(-1)
}
