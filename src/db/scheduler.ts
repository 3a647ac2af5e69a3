import { log } from '@/lib/log'
import { errorText } from './errors'

/** Pauses between two runs of a scheduled task, in milliseconds. */
export const deliveryIntervalMs = 3000
export const retentionIntervalMs = 60 * 60 * 1000

/** Runs `work` now and again `intervalMs` after each run ends, until the process exits. Does not keep the process alive. */
export function runEvery(intervalMs: number, name: string, work: () => Promise<void>): void {
  async function run(): Promise<void> {
    await runLogged(name, work)
    setTimeout(() => void run(), intervalMs).unref()
  }
  void run()
}

/** Runs `work` and logs its error under `name`. Never rejects. */
export async function runLogged(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log('error', 'scheduled task failed', { task: name, error: errorText(error) })
  }
}
