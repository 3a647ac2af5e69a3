type Dated = { draft?: boolean; date?: string }

/** What keeps an entry from the public at a time. Scheduled ones appear with the first build after their date. */
export function hiddenAs({ draft, date }: Dated, now: Date): 'Draft' | 'Scheduled' | undefined {
  if (draft) return 'Draft'
  return date !== undefined && Date.parse(date) > now.getTime() ? 'Scheduled' : undefined
}

/** Whether an entry has a page: all have one in `npm run dev`. */
export const isPublic = (data: Dated, now: Date): boolean =>
  process.env.NODE_ENV === 'development' || !hiddenAs(data, now)

/** A job posting takes applications through its last day in UTC; without a last day it stays open. */
export function isOpen({ validThrough }: { validThrough?: string }, now: Date): boolean {
  return validThrough === undefined || validThrough.slice(0, 10) >= now.toISOString().slice(0, 10)
}
