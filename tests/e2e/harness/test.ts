import { test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/**
 * Playwright's test, whose pages have been taken over by their scripts and laid out to their end once `goto` and
 * `reload` end: both come after the first paint, which a journey is fast enough to forestall. With `waitUntil` they are
 * as ever.
 */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) context.on('page', waitForScripts)
    await provide(context)
  },
})

function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (!options?.waitUntil) await takenOver(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (!options?.waitUntil) await takenOver(page)
    return answer
  }
}

/** The search marks the document when it begins to listen; without a header of the site or scripts there is none. */
async function takenOver(page: Page): Promise<void> {
  const settled =
    ':root[data-search]:not([data-arriving]), :root:not(:has(.site-header)), :root:not(:has(script))'
  await page.locator(settled).waitFor({ state: 'attached' })
}

/** Keeps the scripts of documents with such an address from arriving until the function is called that it gives. */
export async function holdScripts(page: Page, address = /./): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (address.test(route.request().frame().url())) await released
    await route.continue()
  })
  return release
}
