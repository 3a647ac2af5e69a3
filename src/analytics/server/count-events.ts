import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '@/db/schema'
import { write } from '@/db/write'
import { outboundClick, pageView } from '../events'
import { addDays } from './period'

/** Kind of the row that says that all events of a day or hour are counted. */
const countedKind = 'counted'
/** Events of an hour are stored within this time, unless the database is unreachable (uncount). */
const marginMs = 2 * 60 * 1000
/** PostgreSQL indexes texts up to about 2,700 bytes. */
const maxLabelLength = 600

/**
 * Brings the counts up to date, so that reading them never scans all events, and returns the number of days that still wait.
 * A past day is counted once, and so is a past hour of today; the current hour is counted on every call. A day replaces its
 * hours. Counting again writes the same numbers, so that several processes may count at once. Of past days, counts those
 * from `firstDay` on, the newest first.
 */
export async function countEvents(db: Kysely<Database>, now = new Date(), firstDay = ''): Promise<number> {
  const oldest = await db
    .selectFrom('event')
    .select('created_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return 0
  const rows = await db.selectFrom('event_count').select('bucket').where('kind', '=', countedKind).execute()
  const counted = new Set(rows.map(({ bucket }) => bucket))
  const isOpen = (bucket: string) => !counted.has(bucket)
  const settled = new Date(now.getTime() - marginMs).toISOString()
  const today = settled.slice(0, 10)
  const first = oldest.created_at
  const firstHour = first > today ? first.slice(0, 13) : `${today}T00`
  for (const bucket of bucketsBetween(firstHour, now.toISOString().slice(0, 13)).filter(isOpen))
    await countBucket(db, bucket, bucket < settled.slice(0, 13))
  const days = bucketsBetween(first.slice(0, 10), addDays(today, -1)).filter(isOpen)
  const wanted = days.filter((day) => day >= firstDay)
  for (const day of wanted.toReversed()) await countBucket(db, day, true)
  return days.length - wanted.length
}

/** All days or hours from one to another, both included. */
function bucketsBetween(first: string, last: string): string[] {
  const buckets: string[] = []
  for (let bucket = first; bucket <= last; bucket = next(bucket)) buckets.push(bucket)
  return buckets
}

/** Deletes the counts of these days and hours, so that they are counted again. Call it with each insert, because events may arrive late. */
export async function uncount(change: Transaction<Database>, times: string[], now: Date): Promise<void> {
  const hour = now.toISOString().slice(0, 13)
  const late = times.filter((time) => !time.startsWith(hour))
  if (late.length === 0) return
  const buckets = new Set(late.flatMap((time) => [time.slice(0, 10), time.slice(0, 13)]))
  await change
    .deleteFrom('event_count')
    .where('kind', '=', countedKind)
    .where('bucket', 'in', [...buckets])
    .execute()
}

/** Counts the events of a day (2026-11-20) or an hour (2026-11-20T15). `isOver` when no more of them are expected. */
function countBucket(db: Kysely<Database>, bucket: string, isOver: boolean): Promise<void> {
  return write(db, async (change) => {
    const day = bucket.slice(0, 10)
    if (bucket === day) {
      await change
        .deleteFrom('event_count')
        .where('kind', 'in', [countedKind, ...sources.map(({ kind }) => kind)])
        .where('bucket', '>', day)
        .where('bucket', '<', next(day))
        .execute()
    }
    // Sorted, so that two processes that count the same events cannot wait for each other.
    await sql`
      insert into event_count (kind, bucket, label, detail, count)
      select kind, cast(${bucket} as text), label, '', sum(n) from (
        ${sql.join(
          sources.map(
            ({ kind, label, where }) => sql`
              select ${sql.lit(kind)} as kind, substr(${label}, 1, ${sql.lit(maxLabelLength)}) as label, count(*) as n
              from event where created_at >= ${bucket} and created_at < ${next(bucket)} and ${where}
              group by 1, 2`,
          ),
          sql` union all `,
        )}
      ) as found
      where not exists (
        select 1 from event_count where kind = ${countedKind} and bucket = ${day} and bucket <> ${bucket}
      )
      group by kind, label
      order by kind, label
      on conflict (kind, bucket, label, detail) do update set count = excluded.count`.execute(change)
    if (!isOver) return
    await change
      .insertInto('event_count')
      .values({ kind: countedKind, bucket, label: '', detail: '', count: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

const isView = sql`name = ${sql.lit(pageView)}`
const sources = [
  { kind: 'event', label: sql.ref('name'), where: sql`1 = 1` },
  { kind: 'page', label: sql.ref('path'), where: isView },
  { kind: 'referrer', label: sql.ref('referrer'), where: sql`${isView} and referrer <> ''` },
  { kind: 'campaign', label: sql.ref('campaign'), where: sql`${isView} and campaign <> '{}'` },
  { kind: 'width', label: sql.ref('width'), where: isView },
  { kind: 'outbound', label: sql.ref('props'), where: sql`name = ${sql.lit(outboundClick)}` },
]

/** The day or hour after this one. */
function next(bucket: string): string {
  const time = Date.parse(bucket.length === 10 ? bucket : `${bucket}:00Z`)
  return new Date(time + (bucket.length === 10 ? 24 : 1) * 60 * 60 * 1000)
    .toISOString()
    .slice(0, bucket.length)
}
