const display = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/**
 * A date for people, such as "March 10, 2026". Takes an ISO date and reads it in UTC, so that no time zone moves
 * the day. Throws a RangeError for an invalid date (docs/contracts/content-fields.md#dates).
 */
export function formatDate(iso: string): string {
  if (!isIsoDate(iso)) throw new RangeError(`Invalid date: ${JSON.stringify(iso)}`)
  return display.format(new Date(iso))
}

/** True for a real calendar day written `2026-03-10`, optionally with a time in UTC (`2026-03-10T09:00:00Z`). */
export function isIsoDate(text: string): boolean {
  const match = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2})?Z)?$/.exec(text)
  if (!match) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(match[1] ?? '')
}
