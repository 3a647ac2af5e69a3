import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import budgets from './budgets.json' with { type: 'json' }
import { median, serveFront } from './serve'
import { openBrowser } from './tool'

/**
 * `npm run bench:playground`: on the finished build, the time from a press of "Edit" to a verdict with a warm cache, and
 * the weight of what a press fetches, against bench/budgets.json. Medians.
 */
const times = 7
const { firstVerdict, engine, editor, secondComposer } = budgets.playground.limits
const pressedPage = '/cosmo/features/schema-composition'
/** What only the scripts of each part contain. */
const parts = [
  { part: 'engine', marker: 'EXTERNAL_MISSING_ON_BASE', limit: engine },
  { part: 'editor', marker: 'cm-editor', limit: editor },
  { part: 'second composer', marker: 'federateSubgraphs', limit: secondComposer },
]

const browser = await openBrowser()
const server = await serveFront()
const failures: string[] = []
try {
  const context = await browser.newContext({ baseURL: server.origin })
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url())
  })
  await press(page)
  const firsts: number[] = []
  for (let time = 0; time < times; time += 1) firsts.push(await press(page))
  judge('press to first verdict', median(firsts), firstVerdict, 'ms')

  await page.goto('/playground', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Ask a second composer' }).click()
  await page.waitForLoadState('networkidle')

  const texts = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()))
  for (const { part, marker, limit } of parts) {
    const bytes = texts.filter((text) => text.includes(marker)).map((text) => gzipSync(text).length)
    if (bytes.length === 0) failures.push(`No script of the ${part} was fetched.`)
    judge(`weight of the ${part}`, bytes.reduce((sum, size) => sum + size, 0) / 1024, limit, 'KiB gzip')
  }
} finally {
  await server.stop()
  await browser.close()
}
for (const failure of failures) console.error(failure)
process.exit(failures.length > 0 ? 1 : 0)

/** Milliseconds from a press of "Edit" until the verdict and the editor are visible. */
async function press(page: Page): Promise<number> {
  await page.goto(pressedPage, { waitUntil: 'networkidle' })
  const button = page.getByRole('button', { name: /^Edit/ }).first()
  return button.evaluate(async (element: HTMLButtonElement) => {
    // The finished example has a verdict already; the engine's own comes in another element. The editor, which is in
    // a shadow root, takes the place of a text area.
    const built = new Set(document.querySelectorAll('main [role="status"]'))
    const started = performance.now()
    element.click()
    while (
      [...document.querySelectorAll('main [aria-busy="false"] [role="status"]')].every((at) =>
        built.has(at),
      ) ||
      document.querySelector('main textarea')
    ) {
      if (performance.now() - started > 10_000) return Infinity
      await new Promise(requestAnimationFrame)
    }
    return performance.now() - started
  })
}

function judge(what: string, value: number, limit: number, unit: string): void {
  console.log(what.padEnd(32), `${value.toFixed(0)} ${unit}`.padStart(14), `  limit ${limit}`)
  if (!(value <= limit)) failures.push(`${what}: ${value.toFixed(0)} ${unit}, limit ${limit}.`)
}
