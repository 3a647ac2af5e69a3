import { log } from './log'

type Work = () => Promise<void>

/** Default limit in milliseconds, so hanging work cannot block the exit. */
const timeoutMs = 5_000

// The front server and Next's routes are separate bundles, each with its own copy of this module, so the list lives on
// the global object.
const place: unique symbol = Symbol.for('site.before-exit')
const shared = globalThis as { [place]?: Work[] }

/** Registers work to run before the process exits, after the last response. */
export function beforeExit(work: Work): void {
  ;(shared[place] ??= []).push(work)
}

/** Runs the registered work in parallel. Resolves when all of it has settled, or after `limit` milliseconds. Never rejects. */
export async function runBeforeExit(limit = timeoutMs): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<'timeout'>((resolve) => (timer = setTimeout(resolve, limit, 'timeout')))
  const works = (shared[place] ?? []).map(async (work) => work())
  const results = await Promise.race([Promise.allSettled(works), timeout])
  clearTimeout(timer)
  if (results === 'timeout') return log('error', 'work before the exit timed out', { limit })
  for (const result of results)
    if (result.status === 'rejected')
      log('error', 'work before the exit failed', { error: String(result.reason) })
}
