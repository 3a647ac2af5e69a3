import { cleanLine } from '@/lib/clean-text'
import { csvCell } from '@/lib/csv-cell'
import type { Count, Series, Stats, TopKind } from './stats'

/** Headings of the lists of most frequent labels. */
export const topTitles: Record<TopKind, string> = {
  page: 'Pages',
  referrer: 'Referrers',
  campaign: 'Campaigns',
  width: 'Windows',
  outbound: 'Outbound links',
  search: 'Searches without a result',
  missing: 'Missing pages (404) and where they are linked',
  bot: 'Bots',
}

/** Formats statistics for a terminal. */
export function statsText(stats: Stats): string {
  const { views, period } = stats
  const length = `${period.starts.length} ${period.unit}${period.starts.length === 1 ? '' : 's'}`
  return [
    `${views.count} page view${views.count === 1 ? '' : 's'} in ${length}, since ${period.since} (UTC); ${views.before} in the ${length} before`,
    section(
      `Views by ${period.unit}`,
      views.points.filter(({ count }) => count > 0),
      true,
    ),
    section('Conversions', stats.conversions),
    section('Events', stats.events),
    section(
      'Forms',
      stats.forms.flatMap(({ opened, sent }) => [opened, sent]),
    ),
    ...topEntries(stats).map(([kind, rows]) => section(topTitles[kind], rows)),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Formats statistics as CSV (RFC 4180), one row for each count. `start` is empty where the whole period is counted. */
export function statsCsv(stats: Stats): string {
  const byStart = (kind: string, all: Series[]) =>
    all.flatMap(({ label, detail, points }) =>
      points.map((point) => [kind, point.label, label, detail, point.count, point.before]),
    )
  const rows = [
    ...byStart('views', [stats.views]),
    ...byStart('conversion', stats.conversions),
    ...byStart('event', stats.events),
    ...byStart(
      'form',
      stats.forms.flatMap(({ opened, sent }) => [opened, sent]),
    ),
    ...byStart('bots', [stats.bots]),
    ...topEntries(stats).flatMap(([kind, found]) =>
      found.map(({ label, detail, count, before }) => [kind, '', label, detail, count, before]),
    ),
  ]
  return [['kind', 'start', 'label', 'detail', 'count', 'before'], ...rows]
    .map((row) => row.map((cell) => csvCell(typeof cell === 'string' ? cleanLine(cell) : cell)).join(','))
    .join('\r\n')
}

function topEntries({ top }: Stats): [TopKind, Count[]][] {
  return Object.entries(top) as [TopKind, Count[]][]
}

function section(title: string, counts: Count[], bars = false): string {
  if (counts.length === 0) return ''
  const max = Math.max(...counts.map(({ count }) => count))
  const widths = [max, Math.max(...counts.map(({ before }) => before))].map((number) => String(number).length)
  const lines = counts.map(({ label, detail, count, before }) => {
    const numbers = `${String(count).padStart(widths[0] ?? 0)}  (${String(before).padStart(widths[1] ?? 0)})`
    const name = [label, detail].filter(Boolean).map(cleanLine).join('  ')
    return bars
      ? `  ${name}  ${numbers}  ${'▇'.repeat(Math.ceil((count / max) * 40))}`
      : `  ${numbers}  ${name}`
  })
  return [`${title} (before)`, ...lines].join('\n')
}
