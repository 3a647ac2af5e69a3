import { database } from '@/db/connection'
import { repeat, tidyEvery } from '@/db/outbox/chores'
import { tidyEvents } from './tidy'

/** Turns old events into totals, now and every hour. Call it once per process; never throws. */
export function startCounting(): void {
  repeat(tidyEvery, 'total old events', async () => tidyEvents(await database()))
}
