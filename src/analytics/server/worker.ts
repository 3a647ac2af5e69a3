import { database } from '@/db/connection'
import { runRetention } from '@/db/scheduler'
import { beforeExit } from '@/lib/before-exit'
import { countEvents } from './count-events'
import { countPublished, createDailyCounts } from './daily-counts'
import { applyRetention } from './retention'

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
