import { parseArgs } from 'node:util'
import budgets from './budgets.json' with { type: 'json' }
import { inTurns, median, serveSites } from './serve'
import { runLighthouse } from './tool'

/**
 * `npm run bench`: compares Lighthouse's mobile profile of the pages in bench/budgets.json, or of those given as
 * arguments, with the budgets there. Loads each page several times and takes the median of each number.
 * `--against <commit>` measures the build of a commit in turns with it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, against: { type: 'string' } },
})
const paths = positionals.length > 0 ? positionals : budgets.pages.paths
const { limits } = budgets.pages
const columns = Object.keys(limits) as (keyof typeof limits)[]
/** For these, higher is better. */
const scores: readonly string[] = ['performance', 'accessibility', 'bestPractices', 'seo']

const sites = await serveSites(values.against)
let broken = 0
try {
  console.log(row('page', columns))
  console.log(
    row(
      'budget',
      columns.map((name) => limits[name]),
    ),
  )
  for (const path of paths) {
    const times = Math.max(1, Number(values.runs))
    const runs = await inTurns(sites, times, async (origin) => read(await load(`${origin}${path}`)))
    for (const [name, each] of runs) {
      const middle = (column: keyof Measured) => median(each.map((run) => run[column]))
      const misses = columns.filter((column) =>
        // Written so that NaN counts as a miss.
        scores.includes(column) ? !(middle(column) >= limits[column]) : !(middle(column) <= limits[column]),
      )
      if (name === 'here') broken += misses.length
      const note = misses.length > 0 ? `  over budget: ${misses.join(', ')}` : ''
      console.log(row(name === 'here' ? path : `  in ${name}`, columns.map(middle)) + note)
    }
  }
} finally {
  for (const site of Object.values(sites)) await site.stop()
}
process.exit(broken > 0 ? 1 : 0)

type Measured = Record<keyof typeof limits, number>
/** What is read of a report. */
type Report = {
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>
  categories: Record<string, { score: number | null }>
  runtimeError?: { message: string }
}

/** Occasionally a trace lacks its start, and Lighthouse asks to run again. */
async function load(url: string, retries = 2): Promise<Report> {
  const report = (await runLighthouse(url)) as Report
  const { runtimeError } = report
  if (!runtimeError) return report
  if (retries === 0) throw new Error(`Lighthouse gave no result for ${url}: ${runtimeError.message}`)
  return load(url, retries - 1)
}

function read({ audits, categories }: Report): Measured {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const scripts = resources(audits).filter(({ resourceType }) => resourceType === 'Script')
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    blocking: Math.round(value('total-blocking-time')),
    shift: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    script: kib(scripts.reduce((sum, { transferSize }) => sum + transferSize, 0)),
    whole: kib(value('total-byte-weight')),
  }
}

type Resource = { resourceType: string; transferSize: number }

function resources(audits: Report['audits']): Resource[] {
  return (audits['network-requests']?.details?.items ?? []) as Resource[]
}

function kib(bytes: number): number {
  return Math.round(bytes / 1024)
}

function row(name: string, cells: (string | number)[]): string {
  return name.padEnd(52) + cells.map((cell) => String(cell).padStart(15)).join('')
}
