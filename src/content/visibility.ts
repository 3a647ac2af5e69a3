/**
 * Whether an entry is public at a time. Drafts and future-dated entries are public in `npm run dev` only; scheduled ones
 * appear with the first build after their date.
 */
export function isPublic(data: { draft?: boolean; date?: string }, now: Date): boolean {
  if (process.env.NODE_ENV === 'development') return true
  if (data.draft) return false
  return data.date === undefined || Date.parse(data.date) <= now.getTime()
}

/** A job posting takes applications through its last day in UTC; without a last day it stays open. */
export function isOpen({ validThrough }: { validThrough?: string }, now: Date): boolean {
  return validThrough === undefined || validThrough.slice(0, 10) >= now.toISOString().slice(0, 10)
}
