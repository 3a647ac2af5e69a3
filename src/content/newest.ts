type Dated = { date: string; dateModified?: string }

/** The latest date of change among dated contents, as an ISO date, or undefined for an empty list. */
export function newest(contents: readonly Dated[]): string | undefined {
  return contents
    .map(({ date, dateModified }) => dateModified ?? date)
    .toSorted()
    .at(-1)
}
