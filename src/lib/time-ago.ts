import { formatDate } from './dates'

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const units = [
  ['minute', 60],
  ['hour', 60 * 60],
  ['day', 24 * 60 * 60],
] as const
/** Formats an ISO date-time relative to `now` (milliseconds), such as "5 minutes ago", or as a date after `maxDays`. */
export function timeAgo(iso: string, now = Date.now(), maxDays = 30): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000)
  if (seconds < 60) return 'just now'
  if (seconds >= maxDays * 86_400) return formatDate(iso.slice(0, 10))
  const [unit, size] = units.findLast(([, length]) => seconds >= length) ?? units[0]
  return relative.format(-Math.floor(seconds / size), unit)
}
