import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { getBrowser } from '../scripts/browser'
import budgets from './budgets.json' with { type: 'json' }
import { inTurns, measureSites, median, row } from './serve'

/**
 * `npm run bench`: compares Lighthouse's mobile profile of the pages in bench/budgets.json, or of those given as
 * arguments, with the budgets there. Loads each page three times and takes the median of each number.
 * `--against <commit>` measures the build of a commit in turns with it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
})
const paths = positionals.length > 0 ? positionals : budgets.pages.paths
const { limits } = budgets.pages
const columns = Object.keys(limits) as (keyof typeof limits)[]
/** For these, higher is better. */
const scores: readonly string[] = ['performance', 'accessibility', 'bestPractices', 'seo']

await measureSites(values.against, async (sites) => {
  let broken = 0
  console.log(row([52, 15], ['page', ...columns]))
  console.log(row([52, 15], ['budget', ...columns.map((name) => limits[name])]))
  for (const path of paths) {
    const runs = await inTurns(sites, 3, async (origin) => read(await load(`${origin}${path}`)))
    for (const [name, each] of runs) {
      const middle = (column: keyof Measured) => median(each.map((run) => run[column]))
      const misses = columns.filter((column) =>
        // Written so that NaN counts as a miss.
        scores.includes(column) ? !(middle(column) >= limits[column]) : !(middle(column) <= limits[column]),
      )
      if (name === 'here') broken += misses.length
      const note = misses.length > 0 ? `  over budget: ${misses.join(', ')}` : ''
      console.log(row([52, 15], [name === 'here' ? path : `  in ${name}`, ...columns.map(middle)]) + note)
    }
  }
  return broken > 0
})

type Measured = Record<keyof typeof limits, number>
/** What is read of a report. */
type Report = {
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>
  categories: Record<string, { score: number | null }>
  runtimeError?: { message: string }
}

/** Occasionally a trace lacks its start, and Lighthouse asks to run again. */
async function load(url: string, retries = 2): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'
  const program = 'bench/node_modules/lighthouse/cli/index.js'
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: await getBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  )
  const report = JSON.parse(stdout) as Report
  const { runtimeError } = report
  if (!runtimeError) return report
  if (retries === 0) throw new Error(`Lighthouse gave no result for ${url}: ${runtimeError.message}`)
  return load(url, retries - 1)
}

function read({ audits, categories }: Report): Measured {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const resources = (audits['network-requests']?.details?.items ?? []) as Resource[]
  const scripts = resources.filter(({ resourceType }) => resourceType === 'Script')
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

function kib(bytes: number): number {
  return Math.round(bytes / 1024)
}
