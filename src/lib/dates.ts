const display = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/**
 * Formats an ISO date as "March 10, 2026". Uses UTC, so the day is the same in every time zone. Throws a RangeError for
 * an invalid date (docs/contracts/content-fields.md#dates).
 */
export function formatDate(iso: string): string {
  if (!isIsoDate(iso)) throw new RangeError(`Invalid date: ${JSON.stringify(iso)}`)
  return display.format(new Date(iso))
}

/** Whether a string is an existing day such as `2026-03-10`, optionally with a UTC time (`2026-03-10T09:00:00Z`). */
export function isIsoDate(text: string): boolean {
  const match = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2})?Z)?$/.exec(text)
  if (!match) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(match[1] ?? '')
}

type Dated = { date: string; dateModified?: string }

/** The latest date of change among dated contents, as an ISO date, or undefined for an empty list. */
export function newest(contents: readonly Dated[]): string | undefined {
  return contents
    .map(({ date, dateModified }) => dateModified ?? date)
    .toSorted()
    .at(-1)
}
