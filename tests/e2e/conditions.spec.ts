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

/** Tags of the parts that a browser may leave out of the layout. */
function leftForLater(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => getComputedStyle(element).contentVisibility !== 'visible')
      .map(({ tagName }) => tagName),
  )
}
