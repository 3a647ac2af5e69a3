import { log } from './log'
import { withTimeout } from './with-timeout'

type Work = () => Promise<void>
type Step = 'first' | 'last'

/** Default limit in milliseconds, so hanging work cannot block the exit. */
const timeoutMs = 5_000

// The front server and Next's routes are separate bundles, each with its own copy of this module, so the list lives on
// the global object.
const place: unique symbol = Symbol.for('site.before-exit')
const shared = globalThis as { [place]?: { step: Step; work: Work }[] }

/** Registers work to run before the process exits, after the last response. Work of the step `last` runs after all other. */
export function beforeExit(work: Work, step: Step = 'first'): void {
  ;(shared[place] ??= []).push({ step, work })
}

/** Runs the registered work, each step in parallel and for at most `limit` milliseconds. Never rejects. */
export async function runBeforeExit(limit = timeoutMs): Promise<void> {
  await runStep('first', limit)
  await runStep('last', limit)
}

async function runStep(step: Step, limit: number): Promise<void> {
  const works = (shared[place] ?? []).filter((one) => one.step === step).map(async ({ work }) => work())
  const results = await withTimeout(Promise.allSettled(works), limit, () => undefined)
  if (!results) return log('error', 'work before the exit timed out', { limit })
  for (const result of results)
    if (result.status === 'rejected')
      log('error', 'work before the exit failed', { error: String(result.reason) })
}
