import type { Page } from 'playwright/test'
import { jobPath, postPath } from '@/content/paths'
import { chapter, officePosition, richPost } from './harness/content'
import { expect, holdScripts, test } from './harness/test'

const post = postPath(richPost.slug)

/** One page of each type, under user settings. */
const paths = ['/', post, chapter.href, '/pricing', jobPath(officePosition.slug), '/cosmo/features']

for (const path of paths) {
  test(`${path} works at 200% zoom, in print, forced colors and reduced motion`, async ({ page }) => {
    // A window of 1280 px at 200 % is 640 px wide.
    await page.setViewportSize({ width: 640, height: 400 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    expect(await isWide(page)).toBe(false)
    expect(await movingForever(page)).toEqual([])

    await page.emulateMedia({ media: 'print' })
    await expect(heading).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect.poll(() => darkest(page)).toBeGreaterThan(200)
    if (path === post) {
      await expect(page.getByText(richPost.data.author, { exact: true }).first()).toBeVisible()
      await expect(page.locator(`main time[datetime="${richPost.data.date}"]`).first()).toBeVisible()
    }

    await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
    await expect(heading).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toBeVisible()
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none')
  })
}

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

test('the theme chosen before the scripts arrive is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const arrive = await holdScripts(page)
  await page.goto(chapter.href, { waitUntil: 'commit' })
  await page.locator('.theme-option[data-choice="light"]').first().click()
  arrive()
  await expect(page.locator('html')).toHaveClass(/\blight\b/)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
})

/** Tags of the parts that a browser may leave out of the layout. */
function leftForLater(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => getComputedStyle(element).contentVisibility !== 'visible')
      .map(({ tagName }) => tagName),
  )
}

function isWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

/** Names of the animations that have no end. */
function movingForever(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (animation) =>
          animation.effect?.getTiming().iterations === Infinity && animation.playState === 'running',
      )
      .map((animation) => (animation as CSSAnimation).animationName),
  )
}

/** The brightness of the page's ground, 0 to 255: paper is white. */
function darkest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [red = 0, green = 0, blue = 0, alpha = 1] =
      /rgba?\(([^)]+)\)/
        .exec(getComputedStyle(document.documentElement).backgroundColor)?.[1]
        ?.split(/[, /]+/)
        .map(Number) ?? []
    return alpha === 0 ? 255 : (red + green + blue) / 3
  })
}
