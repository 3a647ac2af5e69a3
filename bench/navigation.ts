import { parseArgs } from 'node:util'
import budgets from './budgets.json' with { type: 'json' }
import { inTurns, median, serveSites } from './serve'
import { openBrowser } from './tool'

/**
 * `npm run bench:navigation`: time from a click on a link to a prefetched page until that page is painted, as the median of
 * several clicks for each pair in bench/budgets.json. `-- --against <commit>` measures the build of a commit in turns with it.
 */
const times = 5
const { values } = parseArgs({ options: { against: { type: 'string' } } })
const { limit, pairs } = budgets.navigation

const browser = await openBrowser()
const sites = await serveSites(values.against)
let slow = 0
try {
  for (const { from, to } of pairs) {
    const clicks = await inTurns(sites, times, (baseURL) => navigate(baseURL, from, to))
    if (!(median(clicks[0]?.[1] ?? []) <= limit)) slow += 1
    const found = clicks.map(([name, each]) => `${name} ${median(each).toFixed(0)} ms`)
    console.log(`${from} → ${to}`.padEnd(60), found.join('   '))
  }
} finally {
  for (const site of Object.values(sites)) await site.stop()
  await browser.close()
}
if (slow > 0) console.error(`${slow} of ${pairs.length} took longer than ${limit} ms.`)
process.exit(slow > 0 ? 1 : 0)

/** Milliseconds from the click until a frame with another heading is painted. */
async function navigate(baseURL: string, from: string, to: string): Promise<number> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await page.goto(from, { waitUntil: 'networkidle' })
  const link = page.locator(`a[href="${to}"]:visible`).first()
  await link.hover()
  // A prefetch takes several requests, and nearby links are prefetched as well.
  await page.waitForTimeout(1500)
  const milliseconds = await link.evaluate(async (anchor: HTMLAnchorElement) => {
    const before = document.querySelector('h1')?.textContent
    const started = performance.now()
    anchor.click()
    while (document.querySelector('h1')?.textContent === before) await new Promise(requestAnimationFrame)
    // The heading changes before its frame is painted; a new task runs after that.
    await new Promise((resolve) => setTimeout(resolve))
    return performance.now() - started
  })
  await context.close()
  return milliseconds
}
