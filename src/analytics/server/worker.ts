import { database } from '@/db/connection'
import { runEvery, retentionIntervalMs } from '@/db/scheduler'
import { applyRetention } from './retention'

/** Applies the retention of events now and every hour. Call it once per process. Never throws. */
export function startEventRetention(): void {
  runEvery(retentionIntervalMs, 'event retention', async () => applyRetention(await database()))
}
