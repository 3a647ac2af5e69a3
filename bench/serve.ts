import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startSite, type SiteServer } from '@/lib/testing/site-server'

/** A server started for measurements. */
export type MeasuredServer = ReturnType<typeof withMeasures>

const env = { NODE_ENV: 'production' }

/** The sites to measure in turns, by name: an absolute figure says little on a busy machine. */
export type Sites = Record<string, MeasuredServer>

/** Measures the finished build, beside that of a commit if one is given. `measure` resolves to whether a limit was missed. */
export async function measureSites(
  against: string | undefined,
  measure: (sites: Sites) => Promise<boolean>,
): Promise<void> {
  const sites = await serveSites(against)
  const missed = await measure(sites).finally(async () => {
    for (const site of Object.values(sites)) await site.stop()
  })
  process.exit(missed ? 1 : 0)
}

/**
 * Serves this build and, if given, that of the commit `against`, which is checked out and built in a temporary folder,
 * where the next measurement finds it. Throws when it cannot be built.
 */
async function serveSites(against: string | undefined): Promise<Sites> {
  const sites = { here: withMeasures(await startSite({ env })) }
  if (!against) return sites
  const commit = execFileSync('git', ['rev-parse', '--short', `${against}^{commit}`], {
    encoding: 'utf8',
  }).trim()
  const cwd = join(tmpdir(), 'site-bench', commit)
  const inside = { cwd, stdio: 'inherit' } as const
  if (!existsSync(cwd)) execFileSync('git', ['worktree', 'add', '--detach', cwd, commit])
  if (!existsSync(join(cwd, '.builds/current'))) {
    execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline'], inside)
    execFileSync('npm', ['run', 'build'], inside)
  }
  return { ...sites, [commit]: withMeasures(await startSite({ cwd, env })) }
}

const groups = '/sys/fs/cgroup'
/** Where control groups limit memory, and the name of the limit (v1, then v2). */
const controls = [
  { root: `${groups}/memory`, limit: 'memory.limit_in_bytes' },
  { root: groups, limit: 'memory.max' },
]

/**
 * Starts the build as in a container: in a control group of so many MiB, above which the kernel ends it. Where this
 * user may make no such group, only the heap is limited.
 */
export async function serveInContainer(mebibytes: number) {
  const control = controls.find(({ root, limit }) => existsSync(`${root}/${limit}`))
  const group = control && `${control.root}/bench-${process.pid}`
  try {
    if (!group) throw new Error('no control groups')
    mkdirSync(group)
    writeFileSync(`${group}/${control.limit}`, String(mebibytes * 1024 * 1024))
    // A process starts in the group of its parent.
    writeFileSync(`${group}/cgroup.procs`, String(process.pid))
  } catch (error) {
    console.error(`Memory is measured, not limited: ${String(error)}`)
  }
  const starting = startSite({
    port: await freePort(),
    env: {
      ...env,
      // What Node chooses in a container of this size, and the Dockerfile's setting of malloc.
      NODE_OPTIONS: `--max-old-space-size=${mebibytes / 2}`,
      MALLOC_ARENA_MAX: '2',
    },
  })
  if (group && existsSync(group)) writeFileSync(`${control.root}/cgroup.procs`, String(process.pid))
  const server = withMeasures(await starting)
  return {
    ...server,
    async stop() {
      await server.stop()
      if (group && existsSync(group)) rmdirSync(group)
    },
  }
}

function withMeasures(site: SiteServer) {
  const { pid } = site
  return {
    ...site,
    /** Resident memory, in MiB. */
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    /** Processor time used so far, in seconds. */
    cpuSeconds: () => cpuSecondsOf(pid),
  }
}

/**
 * Seconds of processor time of a process, or of the children that it has waited for. Linux counts in hundredths of a second. The
 * second field may contain spaces, so split after it.
 */
export function cpuSecondsOf(pid: number | 'self', whose: 'own' | 'children' = 'own'): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const first = whose === 'own' ? 11 : 13
  return (Number(fields[first]) + Number(fields[first + 1])) / 100
}

/** Measures something of each site several times, in turns, and returns what was found by the site's name. */
export async function inTurns<Found>(
  sites: Sites,
  times: number,
  measure: (origin: string) => Promise<Found>,
): Promise<[name: string, found: Found[]][]> {
  const found = Object.keys(sites).map((name): [string, Found[]] => [name, []])
  for (let time = 0; time < times; time += 1)
    for (const [name, list] of found) list.push(await measure(sites[name]?.origin ?? ''))
  return found
}

/** The middle of some numbers, the upper one of two. NaN without any. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

/** A row of a table: the first cell and the others have these widths, in characters. */
export function row([first, others]: [number, number], [name, ...cells]: (string | number)[]): string {
  return String(name).padEnd(first) + cells.map((cell) => String(cell).padStart(others)).join('')
}
