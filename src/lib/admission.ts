import { readFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { processValue } from './process-value'

/**
 * Work that takes much memory or time: what one job adds to the process in MiB, as measured with 512 MiB, and how many of the
 * kind run at a time. A heavy one runs alone where memory is small.
 */
const kinds = {
  image: { mebibytes: 80, atOnce: 1, heavy: true },
  claim: { mebibytes: 90, atOnce: 1, heavy: true },
  picture: { mebibytes: 25, atOnce: 1, heavy: true },
  upload: { mebibytes: 25, atOnce: 2, heavy: true },
  page: { mebibytes: 8, atOnce: 2, heavy: false },
  query: { mebibytes: 8, atOnce: 1, heavy: false },
}
type Kind = keyof typeof kinds

const mebibyte = 1024 * 1024
/** Share of the limit that work may fill; the rest is for what a kind takes beyond its measure. */
const usable = 0.92
/** Waiting jobs of one address, and of all. */
const maxWaitingPerAddress = 128
const maxWaiting = 512
/** A job that has not started after this long is refused, in milliseconds. */
const maxWaitMs = 60_000
const checkIntervalMs = 100
/** Nothing starts beside other work while the event loop is later than this, in milliseconds. */
const maxDelayMs = 200
const retryAfterSeconds = 10

/** Work that was refused because too much waits, or because there is no memory for it. */
export class BusyError extends Error {
  /** Seconds. */
  readonly retryAfter = retryAfterSeconds
}

type Job = { kind: Kind; since: number; start: () => void; refuse: () => void }
/** What is measured; tests pass their own. MiB and milliseconds. */
type Measures = { limit: number; used: () => number; delay: () => number }

/**
 * Creates a function that runs work when there is memory for it and its turn has come. Addresses take turns, so that one which
 * asks for much delays itself. When too many wait, the address with the most loses its last. Rejects with a BusyError.
 */
export function createAdmission({ limit, used, delay }: Measures) {
  const slots = limit < 1024 ? 1 : 4
  /** By address, in the order of their turns. */
  const waiting = new Map<string, Job[]>()
  const running: Kind[] = []
  let count = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function canStart(kind: Kind): boolean {
    const { mebibytes, atOnce, heavy } = kinds[kind]
    if (running.filter((one) => one === kind).length >= atOnce) return false
    if (heavy && running.filter((one) => kinds[one].heavy).length >= slots) return false
    // What runs may still take what it is known to.
    const reserved = running.reduce((sum, one) => sum + kinds[one].mebibytes, 0)
    return used() + reserved + mebibytes <= usable * limit && (running.length === 0 || delay() <= maxDelayMs)
  }

  function startWaiting(): void {
    for (const [address, jobs] of waiting) {
      const next = jobs.findIndex(({ kind }) => canStart(kind))
      const [job] = next < 0 ? [] : jobs.splice(next, 1)
      if (!job) continue
      count -= 1
      waiting.delete(address)
      if (jobs.length > 0) waiting.set(address, jobs)
      job.start()
    }
    refuseLate()
    clearTimeout(timer)
    if (count > 0) timer = setTimeout(startWaiting, checkIntervalMs)
  }

  function refuseLate(): void {
    const oldest = performance.now() - maxWaitMs
    for (const [address, jobs] of waiting)
      while (jobs[0] && jobs[0].since < oldest) refuse(address, jobs, jobs.shift())
  }

  function refuse(address: string, jobs: Job[], job: Job | undefined): void {
    count -= 1
    if (jobs.length === 0) waiting.delete(address)
    job?.refuse()
  }

  /** Makes room for a job of an address; false when it is that address which has the most. */
  function makeRoom(address: string): boolean {
    const own = waiting.get(address)?.length ?? 0
    if (own >= maxWaitingPerAddress) return false
    if (count < maxWaiting) return true
    const [most, jobs] = [...waiting].reduce((one, other) => (other[1].length > one[1].length ? other : one))
    if (jobs.length <= own) return false
    refuse(most, jobs, jobs.pop())
    return true
  }

  return async function admit<Result>(
    kind: Kind,
    address: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (!makeRoom(address)) throw new BusyError()
    await new Promise<void>((resolve, reject) => {
      const job = { kind, since: performance.now(), start, refuse: () => reject(new BusyError()) }
      const jobs = waiting.get(address)
      if (jobs) jobs.push(job)
      else waiting.set(address, [job])
      count += 1
      startWaiting()
      function start() {
        running.push(kind)
        resolve()
      }
    })
    try {
      return await work()
    } finally {
      running.splice(running.indexOf(kind), 1)
      startWaiting()
    }
  }
}

/** MiB that this process may take: those of its container, else of the machine. */
function memoryLimit(): number {
  const constrained = process.constrainedMemory()
  return Math.min(constrained > 0 ? constrained : Infinity, totalmem()) / mebibyte
}

/** MiB in memory that no file backs: what the kernel cannot take back. */
function anonymousMemory(): number {
  try {
    const [, resident = 0, shared = 0] = readFileSync('/proc/self/statm', 'utf8').split(' ').map(Number)
    return ((resident - shared) * 4096) / mebibyte
  } catch {
    return process.memoryUsage.rss() / mebibyte
  }
}

/** Returns a function that measures how late the event loop was since the last time, in milliseconds. */
function measureDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: 20 })
  histogram.enable()
  return () => {
    const latest = histogram.max / 1e6
    histogram.reset()
    return latest
  }
}

/** Measures at most every `intervalMs`. */
function sampled(measure: () => number, intervalMs: number): () => number {
  let [latest, at] = [0, -Infinity]
  return () => {
    if (performance.now() - at >= intervalMs) [latest, at] = [measure(), performance.now()]
    return latest
  }
}

/**
 * Runs expensive work when this process has memory for it and it is the turn of this IP address. Rejects with a BusyError when
 * too much waits or it waited too long. Never call it within itself: both could wait for each other.
 */
export const admit: ReturnType<typeof createAdmission> = (kind, address, work) => {
  const run = processValue('admission', () =>
    createAdmission({
      limit: memoryLimit(),
      used: sampled(anonymousMemory, 10),
      delay: sampled(measureDelay(), checkIntervalMs),
    }),
  )
  return run(kind, address, work)
}
