import { faultText } from '../faults'
import { log } from '@/lib/log'

/** How often an outbox is looked at, and how often a service is tidied, in milliseconds. */
export const deliverEvery = 3000
export const tidyEvery = 60 * 60 * 1000

/** Runs `work` now and again `pause` milliseconds after each end, as long as the process lives. */
export function repeat(pause: number, name: string, work: () => Promise<void>): void {
  async function turn(): Promise<void> {
    await guarded(name, work)
    setTimeout(() => void turn(), pause).unref()
  }
  void turn()
}

/** Runs `work`; when it fails the log says so, under `name`. Never rejects. */
export async function guarded(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log('error', 'could not do what was due', { what: name, error: faultText(error) })
  }
}
