import { runRetention } from '@/db/scheduler'
import { applyRetention } from './retention'

/** Applies the retention of events now and every hour. Call it once per process. Never throws. */
export function startEventRetention(): void {
  runRetention('events', (db) => applyRetention(db))
}
