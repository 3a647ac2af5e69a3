import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { getBrowser } from '../scripts/browser.mjs'
import budgets from './budgets.json' with { type: 'json' }
import { median } from './median'
import { serveFront } from './serve'

/**
 * `npm run bench`: compares Lighthouse's mobile profile of the pages in bench/budgets.json, or of those given as
 * arguments, with the budgets there. Loads each page several times and takes the median of each number.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
})
const paths = positionals.length > 0 ? positionals : budgets.pages.paths
const { limits } = budgets.pages
const columns = Object.keys(limits) as (keyof typeof limits)[]
/** For these, higher is better. */
const scores: readonly string[] = ['performance', 'accessibility', 'bestPractices', 'seo']

const chromePath = await getBrowser()
if (!chromePath) throw new Error('No Chromium found. Set CHROMIUM_PATH.')
const chrome = await launch({
  chromePath,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const server = await serveFront()
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
    const measured = await measurePage(`${server.origin}${path}`)
    const misses = columns.filter((name) =>
      // Written so that NaN counts as a miss.
      scores.includes(name) ? !(measured[name] >= limits[name]) : !(measured[name] <= limits[name]),
    )
    broken += misses.length
    const note = misses.length > 0 ? `  over budget: ${misses.join(', ')}` : ''
    console.log(
      row(
        path,
        columns.map((name) => measured[name]),
      ) + note,
    )
  }
} finally {
  await server.stop()
  chrome.kill()
}
process.exit(broken > 0 ? 1 : 0)

type Measured = Record<keyof typeof limits, number>

async function measurePage(url: string): Promise<Measured> {
  const runs: Measured[] = []
  for (let run = 0; run < Number(values.runs); run += 1) {
    runs.push(read(await load(url)))
  }
  if (runs.length === 0) throw new Error('--runs: expected at least 1')
  return Object.fromEntries(columns.map((name) => [name, median(runs.map((run) => run[name]))])) as Measured
}

/** Occasionally a trace lacks its start, and Lighthouse asks to run again. */
async function load(url: string, retries = 2): Promise<Result> {
  const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { runtimeError } = result.lhr
  if (!runtimeError) return result.lhr
  if (retries === 0) throw new Error(`Lighthouse gave no result for ${url}: ${runtimeError.message}`)
  return load(url, retries - 1)
}

function read({ audits, categories }: Result): Measured {
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

function resources(audits: Result['audits']): Resource[] {
  const { details } = audits['network-requests'] ?? {}
  return details && 'items' in details ? (details.items as Resource[]) : []
}

function kib(bytes: number): number {
  return Math.round(bytes / 1024)
}

function row(name: string, cells: (string | number)[]): string {
  return name.padEnd(52) + cells.map((cell) => String(cell).padStart(15)).join('')
}
