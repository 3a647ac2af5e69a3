/**
 * Whether an entry is public. Drafts and future-dated entries show in `npm run dev` only; scheduled ones appear
 * with the first build after their date. Takes the entry's flags and the current time.
 */
export function isPublic(data: { draft?: boolean; date?: string }, now: Date): boolean {
  if (process.env.NODE_ENV === 'development') return true
  if (data.draft) return false
  return data.date === undefined || Date.parse(data.date) <= now.getTime()
}
