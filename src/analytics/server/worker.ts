import type { Kysely } from 'kysely'
import { database } from '@/db/connection'
import { eventMonths } from '@/db/retention'
import { runRetention } from '@/db/scheduler'
import type { Database } from '@/db/schema'
import { write } from '@/db/write'
import { beforeExit } from '@/lib/before-exit'
import { countPublished, createDailyCounts } from './daily-counts'

/** Starts what counts events, and applies their retention every hour. Call it once per process. Never throws. */
export function startEventCounts(): void {
  const counts = createDailyCounts(database)
  countPublished(counts.add)
  // Runs after the last response, so that events which arrive during shutdown are counted, too.
  beforeExit(counts.flush)
  runRetention('events', (db) => applyRetention(db))
}

/** Deletes counts older than `eventMonths`. */
export async function applyRetention(db: Kysely<Database>, now = new Date()): Promise<void> {
  const limit = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - eventMonths)).toISOString()
  await write(db, (change) =>
    change.deleteFrom('event_count').where('bucket', '<', limit.slice(0, 10)).execute(),
  )
}
