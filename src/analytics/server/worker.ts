import { database } from '@/db/connection'
import { faultText } from '@/db/faults'
import { log } from '@/lib/log'
import { tidyEvents } from './tidy'

const hour = 60 * 60 * 1000

/** Turns old events into totals, now and every hour. Call it once per process; never throws. */
export function startCounting(): void {
  async function turn(): Promise<void> {
    try {
      await tidyEvents(await database())
    } catch (error) {
      log('error', 'old events could not be totaled', { error: faultText(error) })
    }
  }
  void turn()
  setInterval(() => void turn(), hour).unref()
}
