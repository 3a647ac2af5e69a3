import { database } from '@/db/connection'
import { runRetention } from '@/db/scheduler'
import { beforeExit } from '@/lib/before-exit'
import { countEvents } from './count-events'
import { countPublished, createDailyCounts } from './daily-counts'
import { sql, type Kysely } from 'kysely'
import { eventMonths } from '@/db/retention'
import type { Database } from '@/db/schema'
import { write } from '@/db/write'

/** Starts what counts events, and applies their retention, now and every hour. Call it once per process. Never throws. */
export function startEventCounts(): void {
  const counts = createDailyCounts(database)
  countPublished(counts.add)
  beforeExit(counts.flush)
  runRetention('events', async (db) => {
    await countEvents(db)
    await applyRetention(db)
  })
}

/** Replaces events and counts older than `eventMonths` with monthly totals, in one transaction. */
export function applyRetention(db: Kysely<Database>, now = new Date()): Promise<void> {
  const limit = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - eventMonths)).toISOString()
  return write(db, async (change) => {
    const totals = await change
      .selectFrom('event')
      .select([sql<string>`substr(created_at, 1, 7)`.as('month'), 'name', 'path'])
      .select(({ fn }) => fn.countAll().as('count'))
      .where('created_at', '<', limit)
      .groupBy([sql`substr(created_at, 1, 7)`, 'name', 'path'])
      .execute()
    for (const total of totals) {
      await change
        .insertInto('event_total')
        .values({ ...total, count: Number(total.count) })
        .onConflict((conflict) =>
          conflict
            .columns(['month', 'name', 'path'])
            .doUpdateSet({ count: sql`event_total.count + excluded.count` }),
        )
        .execute()
    }
    await change.deleteFrom('event_count').where('bucket', '<', limit.slice(0, 10)).execute()
    if (totals.length > 0) await change.deleteFrom('event').where('created_at', '<', limit).execute()
  })
}
