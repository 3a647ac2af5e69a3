import { sql, type Kysely } from 'kysely'
import { conversions } from '@/config/conversions'
import type { Database } from '@/db/schema'
import { pageView } from '../events'
import { addDays, lastPeriod, placeIn, type Period, type Unit } from './period'

/** A number of a period, and of the period before. */
export type Count = { label: string; detail: string; count: number; before: number }
/** Numbers of a label: in all, and of each day or week, whose first day is the label. */
export type Series = Count & { points: Count[] }
export type Stats = {
  period: Period
  views: Series
  conversions: Series[]
  /** All other events. */
  events: Series[]
  /** Each form, opened and sent. */
  forms: { label: string; opened: Series; sent: Series }[]
  /** Requests of programs. They are in no other number. */
  bots: Series
  /** The most frequent labels, by kind. */
  top: Record<TopKind, Count[]>
}

export const topKinds = [
  'page',
  'referrer',
  'campaign',
  'width',
  'outbound',
  'search',
  'missing',
  'bot',
] as const
export type TopKind = (typeof topKinds)[number]

const maxRows = 20

/** Reads the numbers of the last `length` days or weeks, in UTC. */
export async function readStats(
  db: Kysely<Database>,
  { unit, length }: { unit: Unit; length: number },
  now = new Date(),
): Promise<Stats> {
  const period = lastPeriod(unit, length, now)
  // Read in parallel, because PostgreSQL sums on several processors.
  const [events, forms, [bots], ...counts] = await Promise.all([
    readSeries(db, 'event', period),
    readSeries(db, 'form', period),
    readSeries(db, 'bot', period, sql`''`),
    ...topKinds.map((kind) => readTop(db, kind, period)),
  ])
  const find = (all: Series[], label: string, detail = '') =>
    all.find((one) => one.label === label && one.detail === detail) ?? emptySeries(period, label, detail)
  const named: string[] = [pageView, ...conversions]
  const top = Object.fromEntries(topKinds.map((kind, index) => [kind, counts[index] ?? []])) as Stats['top']
  return {
    period,
    views: find(events, pageView),
    conversions: conversions.map((name) => find(events, name)),
    events: events.filter(({ label }) => !named.includes(label)),
    forms: [...new Set(forms.map(({ label }) => label))].map((label) => ({
      label,
      opened: find(forms, label, 'opened'),
      sent: find(forms, label, 'sent'),
    })),
    bots: bots ?? emptySeries(period, '', ''),
    top: {
      ...top,
      outbound: top.outbound.map((row) => ({
        ...row,
        label: textsIn(row.label).get('url') ?? row.label,
      })),
      campaign: top.campaign.map((row) => ({ ...row, label: campaignName(row.label) })),
    },
  }
}

/** Reads one kind of count by day, for each label and detail with a number. Sorted by label. `''` adds up all labels. */
async function readSeries(
  db: Kysely<Database>,
  kind: string,
  period: Period,
  labelOf = sql<string>`label`,
): Promise<Series[]> {
  const rows = await within(db, kind, period)
    .select([labelOf.as('label'), 'detail', sql<string>`substr(bucket, 1, 10)`.as('day')])
    .select(({ fn }) => fn.sum<number | string>('count').as('count'))
    // Numbered, because PostgreSQL would group by the column `label`.
    .groupBy([sql`1`, sql`2`, sql`3`])
    .execute()
  const found = new Map<string, Series>()
  for (const { label, detail, day: on, count } of rows) {
    const { index, isBefore } = placeIn(period, on)
    const key = JSON.stringify([label, detail])
    const series = found.get(key) ?? emptySeries(period, label, detail)
    found.set(key, series)
    const added = isBefore ? { count: 0, before: Number(count) } : { count: Number(count), before: 0 }
    addTo(series, added)
    addTo(series.points[index], added)
  }
  return [...found.values()].toSorted(byLabel)
}

/** Reads the labels of a kind that have the highest numbers. */
async function readTop(db: Kysely<Database>, kind: TopKind, period: Period): Promise<Count[]> {
  const since = sql.lit(period.since)
  const rows = await within(db, kind, period)
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

/** The counts of a kind in the period and the one before, without the days between them. */
function within(db: Kysely<Database>, kind: string, { since, before, today }: Period) {
  return db
    .selectFrom('event_count')
    .where('kind', '=', kind)
    .where('bucket', '>=', before.since)
    .where('bucket', '<', addDays(today, 1))
    .where(({ eb, or }) => or([eb('bucket', '>=', since), eb('bucket', '<', addDays(before.until, 1))]))
}

function emptySeries({ starts }: Period, label: string, detail: string): Series {
  const points = starts.map((start) => ({ label: start, detail: '', count: 0, before: 0 }))
  return { label, detail, count: 0, before: 0, points }
}

function addTo(sum: Count | undefined, { count, before }: Pick<Count, 'count' | 'before'>): void {
  if (!sum) return
  sum.count += count
  sum.before += before
}

function byLabel(one: Count, other: Count): number {
  return one.label < other.label ? -1 : Number(one.label > other.label)
}

/** A campaign in words, such as "source news, medium mail, campaign launch". */
function campaignName(label: string): string {
  const texts = textsIn(label)
  const named = ['source', 'medium', 'campaign', 'term', 'content'].flatMap((name) => {
    const text = texts.get(`utm_${name}`)
    return text ? [`${name} ${text}`] : []
  })
  return named.join(', ') || label
}

/** The texts of a JSON object by name. The object may be cut off. */
function textsIn(json: string): Map<string, string> {
  const found = json.matchAll(/"(\w+)":"((?:[^"\\]|\\.)*)/g)
  return new Map(Array.from(found, ([, name = '', text = '']) => [name, text.replaceAll(/\\(.)/g, '$1')]))
}
