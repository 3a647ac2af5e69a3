import { parseArgs } from 'node:util'
import { chromium, type Locator, type Page } from 'playwright'
import { getBrowser } from '../scripts/browser'
import budgets from './budgets.json' with { type: 'json' }
import { inTurns, measureSites, median } from './serve'

/**
 * `npm run bench:answers`: time from an input to the next paint (Event Timing) with the processor slowed down four times.
 * `npm run bench:navigation`: time from a click on a link to a prefetched page until that page is painted. Medians of several,
 * compared with the limits in bench/budgets.json. Inputs that take less than 16 ms count as 0. `-- --against <commit>` measures
 * the build of a commit in turns with this one.
 */
const times = 5
const slowdown = 4
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
})

type Move = {
  name: string
  path: string
  width?: number
  /** Brings the page into the state before the input. */
  prepare?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
}

const moves: Move[] = [
  {
    name: 'open the menu of a phone',
    path: '/',
    width: 390,
    act: (page) => page.getByRole('button', { name: 'Toggle menu' }).click(),
  },
  {
    name: 'switch the theme',
    path: '/learn/graphql-federation/entities',
    act: (page) => page.getByRole('radio', { name: 'Dark' }).locator('visible=true').check({ force: true }),
  },
  {
    name: 'open the menu of features',
    path: '/',
    // The focus prepares the menu, as the pointer does on its way to the button.
    prepare: (page) => page.getByRole('banner').getByRole('button', { name: 'Features' }).focus(),
    act: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'type in the palette',
    path: '/',
    async prepare(page) {
      // The shortcut works once the page has told which keys it shows.
      await page.locator('html[data-search]').waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').pressSequentially('sub', { delay: 400 })
      await page.getByRole('option').first().waitFor()
    },
    act: (page) => page.keyboard.press('g'),
  },
  {
    name: 'choose another query in the hero',
    path: '/',
    // A visitor scrolls to it first, so what loads on the way is not measured.
    prepare: (page) => choiceOf(page, 'Query').scrollIntoViewIfNeeded(),
    act: (page) => choiceOf(page, 'Query').click(),
  },
  { name: 'step through a drawing', path: '/cosmo', act: (page) => choiceOf(page).click() },
  {
    name: 'move the slider of prices',
    path: '/pricing',
    prepare: (page) => page.getByRole('slider').first().focus(),
    act: (page) => page.keyboard.press('ArrowRight'),
  },
  {
    name: 'type in the composer of the home page',
    path: '/',
    async prepare(page) {
      await page.locator('#compose').getByRole('button', { name: /^Edit/ }).click()
      const editor = page.getByRole('textbox', { name: /^Schema of/ }).first()
      await editor.focus()
      // The engine has judged, so that the next key is measured alone.
      await page.locator('#compose [aria-busy="false"] [role="status"]').first().waitFor()
    },
    act: (page) => page.keyboard.press('Space'),
  },
]

type Measure = [name: string, measure: (baseURL: string) => Promise<number>]
const isNavigation = positionals[0] === 'navigation'
const { limit } = isNavigation ? budgets.navigation : budgets.answers
const measures = isNavigation
  ? budgets.navigation.pairs.map(({ from, to }): Measure => [
      `${from} → ${to}`,
      (url) => navigate(url, from, to),
    ])
  : moves.map((move): Measure => [move.name, (url) => measureMove(url, move)])

const browser = await chromium.launch({ executablePath: await getBrowser(), args: ['--no-sandbox'] })
await measureSites(values.against, async (sites) => {
  let slow = 0
  for (const [name, measure] of measures) {
    const found = await inTurns(sites, times, measure)
    if (!(median(found[0]?.[1] ?? []) <= limit)) slow += 1
    const medians = found.map(([site, each]) => `${site} ${median(each).toFixed(0)} ms`)
    console.log(name.padEnd(60), medians.join('   '))
  }
  await browser.close()
  if (slow > 0) console.error(`${slow} of ${measures.length} took longer than ${limit} ms.`)
  return slow > 0
})

/** The second option of a choice, by default of the first one in the content. */
function choiceOf(page: Page, legend?: string): Locator {
  const group = page.getByRole('main').getByRole('group', legend ? { name: legend, exact: true } : {})
  return group.locator('label').nth(1)
}

/** Milliseconds from the input to the next paint, in steps of 8, on a page loaded for it. */
async function measureMove(baseURL: string, { path, width = 1440, prepare, act }: Move): Promise<number> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await prepare?.(page)
  await page.waitForTimeout(1000)
  const inputs = await page.evaluateHandle(watchInputs)
  await act(page)
  await page.waitForTimeout(800)
  const longest = await inputs.evaluate((list) => Math.max(0, ...list))
  await context.close()
  return longest
}

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

/** Collects the milliseconds of each input, in the page. */
function watchInputs(): number[] {
  const found: number[] = []
  // TypeScript does not know the threshold of Event Timing.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) found.push(entry.duration)
  }).observe(options)
  return found
}
