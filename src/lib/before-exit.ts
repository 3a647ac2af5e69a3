import { log } from './log'
import { processValue } from './process-value'
import { withTimeout } from './with-timeout'

type Work = () => Promise<void>
type Step = 'first' | 'last'

/** Default limit in milliseconds, so hanging work cannot block the exit. */
const timeoutMs = 5_000

const registered = processValue('before-exit', (): { step: Step; work: Work }[] => [])

/** Registers work to run before the process exits, after the last response. Work of the step `last` runs after all other. */
export function beforeExit(work: Work, step: Step = 'first'): void {
  registered.push({ step, work })
}

/** Runs the registered work, each step in parallel and for at most `limit` milliseconds. Never rejects. */
export async function runBeforeExit(limit = timeoutMs): Promise<void> {
  await runStep('first', limit)
  await runStep('last', limit)
}

async function runStep(step: Step, limit: number): Promise<void> {
  const works = registered.filter((one) => one.step === step).map(async ({ work }) => work())
  const results = await withTimeout(Promise.allSettled(works), limit, () => undefined)
  if (!results) return log('error', 'work before the exit timed out', { limit })
  for (const result of results)
    if (result.status === 'rejected')
      log('error', 'work before the exit failed', { error: String(result.reason) })
}
