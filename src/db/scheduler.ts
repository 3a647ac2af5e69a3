import { log } from '@/lib/log'
import { database } from './connection'
import { errorText } from './errors'
import { emptyJournal } from './journal'
import type { Db } from './schema'

/** Pause between two runs, in milliseconds. */
const retentionIntervalMs = 60 * 60 * 1000

/** Runs `work` now and again `intervalMs` after each run ends, until the process exits. Does not keep the process alive. */
export function runEvery(intervalMs: number, name: string, work: () => Promise<void>): void {
  async function run(): Promise<void> {
    await runLogged(name, work)
    setTimeout(() => void run(), intervalMs).unref()
  }
  void run()
}

/** Deletes with `apply` what is kept no longer, now and every hour, and leaves nothing of it in the database's journal. */
export function runRetention(what: string, apply: (db: Db) => Promise<void>): void {
  runEvery(retentionIntervalMs, `apply retention to ${what}`, async () => {
    const db = await database()
    await apply(db)
    await emptyJournal(db)
  })
}

/** Runs `work` and logs its error under `name`. Never rejects. */
export async function runLogged(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log('error', 'scheduled task failed', { task: name, error: errorText(error) })
  }
}
