import { sql, type Kysely } from 'kysely'
import type { Database } from '@/db/schema'
import { pageView } from '../events'

export type Count = { label: string; count: number }
export type Stats = {
  /** First day of the period, as an ISO date. */
  since: string
  views: Count[]
  pages: Count[]
  referrers: Count[]
  campaigns: Count[]
  widths: Count[]
  /** Custom events by day. */
  events: (Count & { day: string })[]
  /** Targets of outbound links. */
  outbound: Count[]
}

const maxRows = 20
const counted = sql<number | string>`count(*)`.as('count')

/** Counts the events of the last `days` days (UTC), including today. */
export async function readStats(db: Kysely<Database>, days: number, now = new Date()): Promise<Stats> {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days + 1))
  const since = first.toISOString()
  const day = sql<string>`substr(created_at, 1, 10)`
  const recent = db.selectFrom('event').where('created_at', '>=', since)
  const views = recent.where('name', '=', pageView)

  async function top(rows: typeof recent, column: 'path' | 'referrer' | 'campaign' | 'width' | 'props') {
    const found = await rows
      .select([`${column} as label`, counted])
      .groupBy(column)
      .orderBy('count', 'desc')
      .limit(maxRows)
      .execute()
    return ranked(found)
  }

  const byDay = await views
    .select([day.as('label'), counted])
    .groupBy(day)
    .orderBy(day)
    .execute()
  const events = await recent
    .where('name', '!=', pageView)
    .select([day.as('day'), 'name as label', counted])
    .groupBy([day, 'name'])
    .orderBy(day)
    .orderBy('name')
    .execute()
  const outbound = await top(recent.where('name', '=', 'Outbound Link: Click'), 'props')
  return {
    since: since.slice(0, 10),
    views: byDay.map(toCount),
    pages: await top(views, 'path'),
    referrers: await top(views.where('referrer', '!=', ''), 'referrer'),
    campaigns: await top(views.where('campaign', '!=', '{}'), 'campaign'),
    widths: await top(views, 'width'),
    events: events.map((row) => ({ ...toCount(row), day: row.day })),
    outbound: outbound.map(({ label, count }) => ({ label: urlIn(label), count })),
  }
}

/** Converts the count, which PostgreSQL returns as text. */
function toCount({ label, count }: { label: string; count: number | string }): Count {
  return { label, count: Number(count) }
}

function ranked(rows: { label: string; count: number | string }[]): Count[] {
  return rows
    .map(toCount)
    .toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label))
    .slice(0, maxRows)
}

function urlIn(props: string): string {
  const { url } = JSON.parse(props) as { url?: unknown }
  return typeof url === 'string' ? url : props
}
