import { expect, test as base, type Page } from 'playwright/test'

export { expect } from 'playwright/test'

/**
 * Playwright's test, but `goto` and `reload` also wait for hydration: scripts load after the first paint, and a journey
 * would otherwise click before that. With `waitUntil` they behave as in Playwright.
 */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) context.on('page', wrapNavigation)
    await provide(context)
  },
})

function wrapNavigation(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await waitForHydration(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await waitForHydration(page)
    return response
  }
}

/** The search in the site header marks the document when it is ready; pages without header or scripts have none. */
export const hydrated = ':root[data-search], :root:not(:has(.site-header)), :root:not(:has(script))'

async function waitForHydration(page: Page): Promise<void> {
  await page.locator(hydrated).waitFor({ state: 'attached' })
}

/**
 * Waits until the page has started no request for a second. Playwright's `networkidle` never comes once a page view was sent,
 * because Chromium does not report the end of requests with `keepalive`.
 */
export async function waitForQuietNetwork(page: Page): Promise<void> {
  let last = Date.now()
  const note = () => (last = Date.now())
  page.on('request', note)
  await expect.poll(() => Date.now() - last, { intervals: [250] }).toBeGreaterThan(1000)
  page.off('request', note)
}

/** Blocks the scripts of documents whose address matches until the returned function is called. */
export async function holdScripts(page: Page, address = /./): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (address.test(route.request().frame().url())) await released
    await route.continue()
  })
  return release
}
