import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Locator, type Page } from 'playwright/test'
import { recordKey, recordText, versionOf } from '@/consent/record'

export { expect } from 'playwright/test'

/** Playwright's test, but without `waitUntil`, `goto` and `reload` also wait for hydration, before which clicks come too early. */
export const test = base.extend<{ consent: 'refused' | 'not asked'; plainPage: Page }>({
  /** Consent is refused at first, so that its bar covers nothing. */
  consent: ['refused', { option: true }],
  context: async ({ context, consent, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) context.on('page', wrapNavigation)
    if (consent === 'refused') await context.addInitScript(refuse, [recordKey, refused] as const)
    await provide(context)
  },
  /** A page where no script runs. */
  plainPage: async ({ browser }, provide) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await provide(await context.newPage())
    await context.close()
  },
})

const refused = recordText({ analytics: false, marketing: false }, versionOf({}), new Date())

/** Runs in the page. Playwright's `storageState` opens a page for it in every journey, which takes longer. */
function refuse([key, record]: readonly [string, string]): void {
  try {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, record)
  } catch {
    // A page without storage.
  }
}

function wrapNavigation(page: Page): void {
  for (const name of ['goto', 'reload'] as const) {
    const navigate = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['reload']>
    page[name] = async (...args: unknown[]) => {
      const response = await navigate(...args)
      const options = args.at(-1)
      if (typeof options !== 'object') await page.locator(hydrated).waitFor({ state: 'attached' })
      return response
    }
  }
}

/** The search in the site header marks the document when it is ready; pages without header or scripts have none. */
export const hydrated = ':root[data-search], :root:not(:has(.site-header)), :root:not(:has(script))'

/** Fails when axe finds something in the page, or in the part that `include` matches, without what `exclude` matches. */
export async function expectAccessible(page: Page, include?: string, exclude?: string): Promise<void> {
  expect(await violations(page, { include, exclude })).toEqual([])
}

/** Words of listings, whose colors src/app/contrast.test.ts measures. Axe would spend most of its time on them. */
const listedWords = '.code-block code :is(.c, .k, .s, .n, .f, .t, .p):not(mark *)'

/** What axe finds by all of its rules, also by the one for targets of 24 px (WCAG 2.5.8), or by those of `only`. */
export async function violations(
  page: Page,
  { include, exclude, only }: { include?: string; exclude?: string; only?: string[] } = {},
): Promise<string[]> {
  // Contrast is measured after all animations that end soon.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || !(Number(effect?.getComputedTiming().endTime) < 5000),
      ),
  )
  const axe = new AxeBuilder({ page })
    // Only violations, in this page alone: building the full report takes longer than the check.
    .options({
      resultTypes: ['violations'],
      ...(only ? { runOnly: only } : { rules: { 'target-size': { enabled: true } } }),
    })
    .setLegacyMode()
    .exclude(listedWords)
  if (include) axe.include(include)
  if (exclude) axe.exclude(exclude)
  const result = await axe.analyze()
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Fails when axe finds something in the page, or in the part that `include` matches, or the page scrolls sideways. */
export async function expectUsable(page: Page, include?: string): Promise<void> {
  await expectAccessible(page, include)
  await expectNoOverflow(page)
}

/** The same in both themes of a page that has them. */
export async function expectUsableInThemes(page: Page, include?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveClass(new RegExp(String.raw`\b${colorScheme}\b`))
    await expectUsable(page, include)
  }
}

/** Fails when the page scrolls sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await overflow(page)).toEqual([])
}

/** Elements that reach beyond the right edge; empty unless the page scrolls sideways. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return wide.map((element) => element.outerHTML.slice(0, 120)).slice(0, 5)
  })
}

/** Waits until no request has started for a second. `networkidle` never comes, as Chromium does not end those with `keepalive`. */
export async function waitForQuietNetwork(page: Page): Promise<void> {
  let last = Date.now()
  const note = () => (last = Date.now())
  page.on('request', note)
  await expect.poll(() => Date.now() - last, { intervals: [250] }).toBeGreaterThan(1000)
  page.off('request', note)
}

/** Presses Tab until the target has the focus. What has the focus on the way must be in view. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = (element: Element) => element.ownerDocument.hasFocus() && element.matches(':focus')
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(isFocusInView)).toBe(true)
    if (await target.evaluate(hasFocus)) {
      await expect(target).toBeInViewport({ ratio: 1 })
      return
    }
  }
  throw new Error('80 presses of Tab did not reach the target')
}

function isFocusInView(): boolean {
  const box = document.activeElement?.getBoundingClientRect()
  return box !== undefined && box.bottom > 0 && box.top < innerHeight
}

/** Collects errors of a page, violations of its policy, files that it does not get, and requests that leave its origin. */
export function watchProblems(page: Page, ownOrigin: string): string[] {
  const problems: string[] = []
  const report = (problem: string) => problems.push(`${page.url()}: ${problem}`)
  page.on('pageerror', (error) => report(error.message))
  page.on('console', (message) => {
    if (/Content Security Policy|Minified React error/.test(message.text())) report(message.text())
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^(?:https?|wss?):$/.test(protocol) && origin !== ownOrigin) report(`requests ${request.url()}`)
  })
  page.on('response', (response) => {
    const isFile = new URL(response.url()).pathname.includes('.')
    if (isFile && response.status() >= 400) report(`${response.status()} ${response.url()}`)
  })
  return problems
}

/** Blocks scripts, of documents whose address matches, until the returned function is called. */
export async function holdScripts(
  page: Page,
  address = /./,
  scripts: string | ((url: URL) => boolean) = '**/_next/static/**/*.js',
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(scripts, async (route) => {
    if (address.test(route.request().frame().url())) await released
    await route.continue()
  })
  return release
}
