import { createDatabaseCheck } from '@/lib/database-check'
import { log } from '@/lib/log'

/** Readiness of a build that is up to date until `nextChange` (an ISO date-time, or null for always). */
export function createHealth(build: string, nextChange: string | null, now: () => Date = () => new Date()) {
  const isDatabaseWritable = createDatabaseCheck()
  let stopping = false
  let starting = false
  let reported = false

  function isStale(): boolean {
    return nextChange !== null && new Date(nextChange) <= now()
  }

  return {
    /** What /readyz reports about this process. Resolves within about two seconds, whatever the database does. */
    async readiness() {
      const isWritable = await isDatabaseWritable()
      return {
        ready: !starting && !stopping && isWritable,
        build,
        stale: isStale(),
        nextChange,
        // When it cannot be written, pages are served, but forms and comments are refused.
        database: isWritable ? ('writable' as const) : ('not writable' as const),
      }
    },
    /** Reports the process as not ready until `work`, which never rejects, has ended. */
    async readyAfter(work: Promise<void>): Promise<void> {
      starting = true
      await work
      starting = false
    },
    /** Call when the process starts to shut down, so that balancers send no more requests. */
    markUnready() {
      stopping = true
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
