import { formatDate } from '@/lib/dates'

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const units = [
  ['minute', 60],
  ['hour', 60 * 60],
  ['day', 24 * 60 * 60],
] as const
/** From here on the date says more. Days. */
const longest = 30

/** When a comment was written, for people: "5 minutes ago", and after 30 days the date. Takes an ISO date-time. */
export function timeAgo(iso: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000)
  if (seconds < 60) return 'just now'
  if (seconds >= longest * 86_400) return formatDate(iso.slice(0, 10))
  const [unit, size] = units.findLast(([, length]) => seconds >= length) ?? units[0]
  return relative.format(-Math.floor(seconds / size), unit)
}
