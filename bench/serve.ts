import { readFileSync } from 'node:fs'
import { startSite, type SiteServer } from '@/lib/testing/site-server'
import { nextCommand } from '@/next/paths'
import { currentBuildFolder } from '@/server/builds'

/** A server started for measurements. */
export type MeasuredServer = SiteServer & {
  /** Resident memory, in MiB. */
  memory: () => number
  /** Processor time used so far, in seconds. */
  cpuSeconds: () => number
}

/** Starts the front server with the finished build on a free port of 127.0.0.1, with a temporary database. */
export async function serveFront(environment: Record<string, string> = {}): Promise<MeasuredServer> {
  return withMeasures(await startSite({ env: { NODE_ENV: 'production', ...environment } }))
}

/** Starts plain `next start` with the same build. */
export async function serveNext(): Promise<MeasuredServer> {
  const site = await startSite({
    env: { NODE_ENV: 'production' },
    command: (port) => [nextCommand, 'start', currentBuildFolder(), '-p', String(port), '-H', '127.0.0.1'],
    readyPath: '/',
  })
  return withMeasures(site)
}

function withMeasures(site: SiteServer): MeasuredServer {
  const { pid } = site
  return {
    ...site,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    cpuSeconds: () => cpuSecondsOf(pid),
  }
}

/** Linux counts in hundredths of a second. The second field may contain spaces, so split after it. */
function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
