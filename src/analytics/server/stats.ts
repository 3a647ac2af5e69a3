import { sql } from 'kysely'
import { conversions } from '@/config/conversions'
import type { Db } from '@/db/schema'
import { cleanLine } from '@/lib/clean-text'
import { csvLine } from '@/lib/csv-cell'
import { pageView } from '../events'

/** A number of a period, and of the period before. */
export type Count = { label: string; detail: string; count: number; before: number }
/** Numbers of a label: in all, and of each day, or of each week, whose first day is the label. */
export type Series = Count & { points: Count[] }
type Stats = Awaited<ReturnType<typeof readStats>>

/** Headings of the lists of most frequent labels. */
export const topTitles = {
  page: 'Pages',
  referrer: 'Referrers',
  campaign: 'Campaigns',
  width: 'Windows',
  outbound: 'Outbound links',
  search: 'Searches without a result',
  missing: 'Missing pages (404) and where they are linked',
  bot: 'Bots by name',
}
type TopKind = keyof typeof topTitles
export const topKinds = Object.keys(topTitles) as TopKind[]

const maxRows = 20
const dayMs = 24 * 60 * 60 * 1000
/** Periods of more days are counted by weeks, of which the last one ends today. */
const maxDays = 31

/** Reads the numbers of the last `length` days, including today, beside as many before. */
export async function readStats(db: Db, length: number, now = new Date()) {
  const days = Array.from({ length: 2 * length }, (_, index) =>
    new Date(now.getTime() + (index + 1 - 2 * length) * dayMs).toISOString().slice(0, 10),
  )
  // Read in parallel, because PostgreSQL sums on several processors.
  const [events, forms, [bots], ...counts] = await Promise.all([
    readSeries(db, 'event', days),
    readSeries(db, 'form', days),
    readSeries(db, 'bot', days, sql`''`),
    ...topKinds.map((kind) => readTop(db, kind, days)),
  ])
  const find = (all: Series[], label: string, detail = '') =>
    all.find((one) => one.label === label && one.detail === detail) ?? emptySeries(days, label, detail)
  const named: string[] = [pageView, ...conversions]
  return {
    /** Each day of the period, in UTC, such as 2026-11-20; the last one is not over yet. */
    days: days.slice(length),
    views: find(events, pageView),
    conversions: conversions.map((name) => find(events, name)),
    /** All other events. */
    events: events.filter(({ label }) => !named.includes(label)),
    forms: [...new Set(forms.map(({ label }) => label))].map((label) => ({
      label,
      opened: find(forms, label, 'opened'),
      sent: find(forms, label, 'sent'),
    })),
    /** Requests of programs. They are in no other number. */
    bots: bots ?? emptySeries(days, '', ''),
    /** The most frequent labels, by kind. */
    top: Object.fromEntries(topKinds.map((kind, index) => [kind, counts[index] ?? []])) as Record<
      TopKind,
      Count[]
    >,
  }
}

/** Reads one kind of count by day, for each label and detail with a number. Sorted by label. `''` adds up all labels. */
async function readSeries(
  db: Db,
  kind: string,
  days: string[],
  labelOf = sql<string>`label`,
): Promise<Series[]> {
  const rows = await within(db, kind, days)
    .select([labelOf.as('label'), 'detail', 'bucket'])
    .select(({ fn }) => fn.sum<number | string>('count').as('count'))
    // Numbered, because PostgreSQL would group by the column `label`.
    .groupBy([sql`1`, sql`2`, sql`3`])
    .orderBy(sql`1`)
    .execute()
  const found = new Map<string, Series>()
  for (const { label, detail, bucket, count } of rows) {
    const key = JSON.stringify([label, detail])
    const series = found.get(key) ?? emptySeries(days, label, detail)
    found.set(key, series)
    const index = days.indexOf(bucket)
    const which = index < days.length / 2 ? 'before' : 'count'
    const point = series.points[Math.floor((index % (days.length / 2)) / stepOf(days.length / 2))]
    series[which] += Number(count)
    if (point) point[which] += Number(count)
  }
  return [...found.values()]
}

/** Reads the labels of a kind that have the highest numbers. */
async function readTop(db: Db, kind: TopKind, days: string[]): Promise<Count[]> {
  const since = sql.lit(days[days.length / 2])
  const rows = await within(db, kind, days)
    .select(['label', 'detail'])
    .select([
      sql<number | string>`sum(case when bucket >= ${since} then count else 0 end)`.as('count'),
      sql<number | string>`sum(case when bucket < ${since} then count else 0 end)`.as('before'),
    ])
    .groupBy(['label', 'detail'])
    .having(sql<boolean>`sum(case when bucket >= ${since} then 1 else 0 end) > 0`)
    // Numbered, because a table has a column `count`, too.
    .orderBy(sql`3`, 'desc')
    .orderBy('label')
    .limit(maxRows)
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count), before: Number(row.before) }))
}

/** The days of a point in a period of this length. */
export function stepOf(length: number): 1 | 7 {
  return length > maxDays ? 7 : 1
}

/** The counts of a kind on these days, which follow each other. */
function within(db: Db, kind: string, days: string[]) {
  return db
    .selectFrom('event_count')
    .where('kind', '=', kind)
    .where('bucket', '>=', days[0] ?? '')
    .where('bucket', '<=', days.at(-1) ?? '')
}

function emptySeries(days: string[], label: string, detail: string): Series {
  const points = days
    .slice(days.length / 2)
    .filter((_, index) => index % stepOf(days.length / 2) === 0)
    .map((day) => ({ label: day, detail: '', count: 0, before: 0 }))
  return { label, detail, count: 0, before: 0, points }
}

/** Formats statistics as CSV (RFC 4180), one row for each count. `day` is empty where the whole period is counted. */
export function statsCsv({ views, conversions: converted, events, forms, bots, top }: Stats): string {
  const byDay = (kind: string, all: Series[]) =>
    all.flatMap(({ label, detail, points }) =>
      points.map((point) => [kind, point.label, label, detail, point.count, point.before]),
    )
  const rows = [
    ['kind', 'day', 'label', 'detail', 'count', 'before'],
    ...byDay('views', [views]),
    ...byDay('conversion', converted),
    ...byDay('event', events),
    ...byDay(
      'form',
      forms.flatMap(({ opened, sent }) => [opened, sent]),
    ),
    ...byDay('bots', [bots]),
    ...topKinds.flatMap((kind) =>
      top[kind].map(({ label, detail, count, before }) => [kind, '', label, detail, count, before]),
    ),
  ]
  return rows
    .map((row) => csvLine(row.map((cell) => (typeof cell === 'string' ? cleanLine(cell) : cell))))
    .join('')
}
