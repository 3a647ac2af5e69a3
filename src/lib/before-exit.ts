import { log } from './log'

type Work = () => Promise<void>

/** Work that hangs must not hold the exit much longer than that, in milliseconds. */
const patience = 5_000

// The server and Next's routes are bundled apart from each other, so each has modules of its own, and a list in one of
// them would be two; the process has one global object.
const place: unique symbol = Symbol.for('site.before-exit')
const shared = globalThis as { [place]?: Work[] }

/** Names what has to be done before this process ends, once its last visitor has been answered. */
export function beforeExit(work: Work): void {
  ;(shared[place] ??= []).push(work)
}

/** Does it, all at once; resolves when it is done, has failed or took longer than `limit` milliseconds. Never rejects. */
export async function settleBeforeExit(limit = patience): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(resolve, limit, 'late')))
  const works = (shared[place] ?? []).map(async (work) => work())
  const ends = await Promise.race([Promise.allSettled(works), late])
  clearTimeout(timer)
  if (ends === 'late') return log('error', 'work before the exit was cut off', { limit })
  for (const end of ends)
    if (end.status === 'rejected') log('error', 'work before the exit failed', { error: String(end.reason) })
}
