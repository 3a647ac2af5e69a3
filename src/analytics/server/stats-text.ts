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
