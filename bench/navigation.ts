import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { getBrowser } from '../scripts/browser.mjs'
import budgets from './budgets.json' with { type: 'json' }
import { median } from './median'
import { serveSites } from './serve'

/**
 * `npm run bench:navigation`: time from a click on a link to a prefetched page until that page is painted, as the median of
 * several clicks for each pair in bench/budgets.json. `-- --against <commit>` measures the build of a commit in turns with it.
 */
const times = 5
const { values } = parseArgs({ options: { against: { type: 'string' } } })
const { limit, pairs } = budgets.navigation

const executablePath = await getBrowser()
if (!executablePath) throw new Error('No Chromium found. Set CHROMIUM_PATH.')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const sites = await serveSites(values.against)
let slow = 0
try {
  for (const { from, to } of pairs) {
    const clicks = Object.fromEntries(Object.keys(sites).map((name) => [name, [] as number[]]))
    for (let time = 0; time < times; time += 1)
      for (const [name, { origin }] of Object.entries(sites)) {
        const context = await browser.newContext({ baseURL: origin })
        clicks[name]?.push(await navigate(await context.newPage(), from, to))
        await context.close()
      }
    if (!(median(clicks.here ?? []) <= limit)) slow += 1
    const found = Object.entries(clicks).map(([name, each]) => `${name} ${median(each).toFixed(0)} ms`)
    console.log(`${from} → ${to}`.padEnd(60), found.join('   '))
  }
} finally {
  for (const site of Object.values(sites)) await site.stop()
  await browser.close()
}
if (slow > 0) console.error(`${slow} of ${pairs.length} took longer than ${limit} ms.`)
process.exit(slow > 0 ? 1 : 0)

/** Milliseconds from the click until a frame with another heading is painted. */
async function navigate(page: Page, from: string, to: string): Promise<number> {
  await page.goto(from, { waitUntil: 'networkidle' })
  const link = page.locator(`a[href="${to}"]:visible`).first()
  await link.hover()
  // A prefetch takes several requests, and nearby links are prefetched as well.
  await page.waitForTimeout(1500)
  return link.evaluate(async (anchor: HTMLAnchorElement) => {
    const before = document.querySelector('h1')?.textContent
    const started = performance.now()
    anchor.click()
    while (document.querySelector('h1')?.textContent === before) await new Promise(requestAnimationFrame)
    // The heading changes before its frame is painted; a new task runs after that.
    await new Promise((resolve) => setTimeout(resolve))
    return performance.now() - started
  })
}
