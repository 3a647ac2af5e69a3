import { log } from '@/lib/log'

/** What /readyz tells about this process. */
export type Readiness = { ready: boolean; build: string; stale: boolean; nextChange: string | null }

/** Readiness of a build whose pages are right until `nextChange` (an ISO date-time, or null for ever). */
export function createHealth(build: string, nextChange: string | null, now: () => Date = () => new Date()) {
  let ready = true
  let reported = false

  function isStale(): boolean {
    return nextChange !== null && new Date(nextChange) <= now()
  }

  return {
    readiness: (): Readiness => ({ ready, build, stale: isStale(), nextChange }),
    /** From here on the process takes no more visitors. */
    leave() {
      ready = false
    },
    /** Writes once to the log when the build has become stale: a new build is due. */
    reportStaleness() {
      if (reported || !isStale()) return
      reported = true
      log('warn', 'build is stale', { nextChange, remedy: 'restart with `npm start`, which builds again' })
    },
  }
}

export type Health = ReturnType<typeof createHealth>
