import { log } from '@/lib/log'

/** What /readyz reports about this process. */
export type Readiness = { ready: boolean; build: string; stale: boolean; nextChange: string | null }

/** Readiness of a build that is up to date until `nextChange` (an ISO date-time, or null for always). */
export function createHealth(build: string, nextChange: string | null, now: () => Date = () => new Date()) {
  let ready = true
  let reported = false

  function isStale(): boolean {
    return nextChange !== null && new Date(nextChange) <= now()
  }

  return {
    readiness: (): Readiness => ({ ready, build, stale: isStale(), nextChange }),
    /** Call when the process starts to shut down, so that balancers send no more requests. */
    markUnready() {
      ready = false
    },
    /** Logs once that the build has become stale and a new one is due. */
    reportStaleness() {
      if (reported || !isStale()) return
      reported = true
      log('warn', 'build is stale', { nextChange, remedy: 'restart with `npm start`, which builds again' })
    },
  }
}

export type Health = ReturnType<typeof createHealth>
