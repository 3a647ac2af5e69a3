import { setTimeout as pause } from 'node:timers/promises'
import { isBusy } from './errors'

/** Runs `work` again while another writer is in its way, until the time `end` (milliseconds since 1970); then rejects with its error. */
export async function retryWhileBusy<Result>(end: number, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error
      await pause(5 + Math.random() * 25)
    }
  }
}
