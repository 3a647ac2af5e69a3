import type { Page } from 'playwright/test'
import { postPath } from '@/content/paths'
import { richPost } from './harness/content'
import { expect, holdScripts, test } from './harness/test'

const post = postPath(richPost.slug)

test('the first screen has the failed check and what to do next', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(
    main.getByText(/^Check failed: \S+ [\d.]+ would break, \d+% of requests$/).first(),
  ).toBeInViewport({ ratio: 1 })
  for (const name of ['Get Started For Free', 'Open the playground'])
    await expect(main.getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 })
})

test('pictures of customers keep their labels apart from the drawing on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/customers')
  const pictures = page.getByRole('main').getByRole('figure')
  await expect(pictures.first()).toBeVisible()
  const overlaps = await pictures.evaluateAll((figures) =>
    figures.flatMap((figure) => {
      const boxes = Array.from(figure.firstElementChild?.children ?? [], (part) =>
        part.getBoundingClientRect(),
      )
      return boxes.flatMap((box, index) => Math.max(0, (boxes[index - 1]?.bottom ?? box.top) - box.top - 1))
    }),
  )
  expect(overlaps.filter((pixels) => pixels > 0)).toEqual([])
})

test('a long page is there from end to end, before its scripts arrive and after', async ({ page }) => {
  for (const path of [post, '/cosmo/features']) {
    const arrive = await holdScripts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const entry = page.locator('[data-toc] a').last()
    await entry.click()
    const place = page.locator(`[id="${(await entry.getAttribute('href'))?.slice(1)}"]`)
    // The scroll padding of docs/contracts/site-chrome.md#scrolling.
    await expect.poll(async () => Math.round((await place.boundingBox())?.y ?? 0)).toBe(150)
    await page.mouse.wheel(0, -50_000)
    arrive()
    await expect.poll(() => leftForLater(page)).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test('a form in a page is shown whole, without scrolling in its frame', async ({ page }) => {
  for (const [path, form, ...widths] of [
    ['/elsewhere/sign-up', 'get-started', 320, 390, 1440],
    ['/hub', 'early-access', 320],
  ] as const) {
    await page.goto(path)
    const widget = page.locator(`[data-tf-widget="${form}"]`)
    const host = widget.frameLocator('iframe').locator('.form-host')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 })
      await widget.scrollIntoViewIfNeeded()
      await expect(host.getByRole('button')).toBeEnabled()
      await expect
        .poll(() => host.evaluate(() => document.documentElement.scrollHeight - innerHeight))
        .toBeLessThanOrEqual(0)
    }
  }
})

test('details open at a touch of their row, and stand open on a wide screen', async ({ page }) => {
  const row = page.locator('#deployment summary').first()
  const details = page.locator('#deployment details p').first()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/router-gateway')
  await expect(details).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000)
  await row.click()
  await expect(details).toBeVisible()

  await row.click()
  await expect(details).toBeHidden()

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(row).toBeHidden()
  await expect(details).toBeVisible()
})

test('names of authors and files are whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/blog', '/connect/overview']) {
    await page.goto(path)
    const cut = await page
      .getByRole('main')
      .locator('span')
      .evaluateAll((spans) =>
        spans
          .filter((span) => span.clientWidth > 1 && span.scrollWidth > span.clientWidth + 1)
          .map((span) => span.textContent),
      )
    expect(cut).toEqual([])
  }
})

test('every drawing below the first view plays once when it is seen', async ({ page }) => {
  for (const path of ['/hub', '/router-gateway']) {
    await page.goto(path)
    // What is in view when the page begins to watch does not play.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    for (const drawing of await page.locator('main [data-play]:visible').all()) {
      const distance = await drawing.evaluate((element) => element.getBoundingClientRect().top - innerHeight)
      if (distance >= 0) {
        await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), distance + 8)
        await expect(drawing).toHaveAttribute('data-play', 'ready')
      }
      await drawing.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      if (distance >= 0) await expect(drawing).toHaveAttribute('data-play', 'seen')
      const running = () => drawing.evaluate((element) => element.getAnimations({ subtree: true }).length)
      await expect.poll(running).toBe(0)
    }
  }
})

/** Tags of the parts that a browser may leave out of the layout. */
function leftForLater(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => getComputedStyle(element).contentVisibility !== 'visible')
      .map(({ tagName }) => tagName),
  )
}
