import { cleanLine } from '@/lib/clean-text'
import { csvCell } from '@/lib/csv-cell'
import type { Count, Stats } from './stats'

/** Formats statistics for a terminal. */
export function statsText(stats: Stats, days: number): string {
  const total = stats.views.reduce((sum, { count }) => sum + count, 0)
  return [
    `${total} page view${total === 1 ? '' : 's'} in ${days} day${days === 1 ? '' : 's'}, since ${stats.since} (UTC)`,
    section('Views by day', stats.views, true),
    section('Pages', stats.pages),
    section('Referrers', stats.referrers),
    section('Campaigns', stats.campaigns),
    section('Window', stats.widths),
    section(
      'Events by day',
      stats.events.map(({ day, label, count }) => ({ label: `${day} ${label}`, count })),
    ),
    section('Outbound links', stats.outbound),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Formats statistics as CSV (RFC 4180), one row for each count. */
export function statsCsv(stats: Stats): string {
  const rows = [
    ...stats.views.map(({ label, count }) => ['views', label, '', count]),
    ...stats.pages.map(({ label, count }) => ['pages', '', label, count]),
    ...stats.referrers.map(({ label, count }) => ['referrers', '', label, count]),
    ...stats.campaigns.map(({ label, count }) => ['campaigns', '', label, count]),
    ...stats.widths.map(({ label, count }) => ['widths', '', label, count]),
    ...stats.events.map(({ day, label, count }) => ['events', day, label, count]),
    ...stats.outbound.map(({ label, count }) => ['outbound', '', label, count]),
  ]
  return [['kind', 'day', 'label', 'count'], ...rows]
    .map((row) => row.map((cell) => csvCell(typeof cell === 'string' ? cleanLine(cell) : cell)).join(','))
    .join('\r\n')
}

function section(title: string, counts: Count[], bars = false): string {
  if (counts.length === 0) return ''
  const max = Math.max(...counts.map(({ count }) => count))
  const digits = String(max).length
  const lines = counts.map(({ label: text, count }) => {
    const label = cleanLine(text)
    const bar = bars ? `  ${'▇'.repeat(Math.ceil((count / max) * 40))}` : ''
    return bars
      ? `  ${label}  ${String(count).padStart(digits)}${bar}`
      : `  ${String(count).padStart(digits)}  ${label}`
  })
  return [title, ...lines].join('\n')
}
