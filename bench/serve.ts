import { readFileSync } from 'node:fs'
import { startSite, type SiteServer } from '@/lib/testing/site-server'

/** A server that was started to be measured. */
export type Served = SiteServer & {
  /** Resident memory, in MiB. */
  memory: () => number
  /** Time of the processors used so far, in seconds. */
  cpuSeconds: () => number
}

/** The front with the finished build, on a free port of 127.0.0.1, with a database that is thrown away. */
export async function serveFront(environment: Record<string, string> = {}): Promise<Served> {
  return measured(await startSite({ env: { NODE_ENV: 'production', ...environment } }))
}

/** Plain `next start` with the same build. */
export async function serveNext(): Promise<Served> {
  const next = 'node_modules/next/dist/bin/next'
  const site = await startSite({
    env: { NODE_ENV: 'production' },
    command: (port) => [next, 'start', '-p', String(port), '-H', '127.0.0.1'],
    readyPath: '/',
  })
  return measured(site)
}

function measured(site: SiteServer): Served {
  const { pid } = site
  return {
    ...site,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    cpuSeconds: () => cpuSecondsOf(pid),
  }
}

/** Linux counts in hundredths of a second; the second field may hold spaces, so counting starts behind it. */
function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
