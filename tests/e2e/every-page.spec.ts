import type { Page } from 'playwright/test'
import { recordKey, recordText, versionOf } from '@/consent/record'
import { readAssetManifest } from '@/server/asset-manifest'
import { currentBuildFolder } from '@/server/builds'
import { jobPath, postPath } from '@/content/paths'
import { chapter, officePosition, richPost } from './harness/content'
import { expect, overflow, test, violations, watchProblems } from './harness/test'

/**
 * What holds on every page: it hydrates under its policy, reaches its own origin only, is accessible, and fits a small
 * phone. One spec for all, because opening a page costs more than a check, and one visit for many pages, because the first
 * page of a visit costs most.
 *
 * `npm test` opens every page, and of each template one, the longest, also for what axe finds in each of its themes. One
 * page of each kind is also seen under the settings of a visitor.
 * `npm run a11y:full` does so for every page, at every width. npm sets the name of the running script, which works on every
 * system.
 */
const full = process.env.npm_lifecycle_event === 'a11y:full'
const soft = expect.configure({ soft: true })
const widths = full ? [320, 768, 1440] : [1280]
const { pages } = await readAssetManifest(currentBuildFolder())
const paths = Object.keys(pages)
const lengthOf = (path: string) => pages[path]?.html.bytes ?? 0
/** Pages of one template; a page that none matches has one of its own. */
const templates = [
  /^\/forms\/to\//,
  /^\/forms\/c\//,
  /^\/elsewhere\/sign-up/,
  /^\/elsewhere\//,
  /^\/blog\/authors\//,
  /^\/blog\/(?:category|page)\//,
  /^\/blog\/(?!authors$)/,
  /^\/customers\//,
  /^\/jobs\//,
  /^\/learn\/[^/]+\/(?!certificate$)/,
  /^\/playground\//,
  /^\/(?:cosmo\/features|use-cases)\//,
  /^\/(?:terms|cosmo-managed-service-terms|privacy-policy|cookies|the-good-thing)$/,
]
const post = postPath(richPost.slug)
/** One page of each kind, seen under the settings of a visitor. */
const underSettings = ['/', post, chapter.href, '/pricing', jobPath(officePosition.slug), '/cosmo/features']
/** Pages per test, few enough that two workers share them evenly. */
const batchSize = full ? 4 : 25
const narrow = { width: 320, height: 640 }

// Nothing was asked yet on a first visit.
test.use({ consent: 'not asked', colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } })

for (let from = 0; from < paths.length; from += batchSize) {
  const batch = paths.slice(from, from + batchSize)
  test(`${batch.length} pages from ${batch[0]}`, async ({ page, context, baseURL }) => {
    test.setTimeout(batch.length * widths.length * 30_000)
    const problems = watchProblems(page, String(baseURL))
    for (const path of batch) {
      for (const width of widths) await look(page, path, width)
      await scrollThrough(page)
      if (underSettings.includes(path)) await changeSettings(page, path)
    }
    // As the consent drawer stores "accept all".
    const record = recordText({ analytics: true, marketing: true }, versionOf({}), new Date())
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [recordKey, record] as const)
    await page.reload()
    await scrollThrough(page)
    expect(problems).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('product-analytics-id')
  })
}

/** So that what loads late does. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
}

/** Whether a page stands for its template: it is the longest document, so it has most kinds of elements. */
function isExamined(path: string): boolean {
  const template = templates.find((pattern) => pattern.test(path))
  if (full || !template) return true
  const same = paths.filter((other) => templates.find((pattern) => pattern.test(other)) === template)
  return same.every((other) => lengthOf(other) <= lengthOf(path))
}

/** The course and the playground have a light theme (docs/contracts/site-chrome.md#theme). */
function themesOf(path: string): ('dark' | 'light')[] {
  return isExamined(path) && /^\/(?:learn|playground)/.test(path) ? ['dark', 'light'] : ['dark']
}

async function look(page: Page, path: string, width: number) {
  // A page that axe does not look at is opened as narrow as it is measured.
  const size = isExamined(path) ? { width, height: 800 } : narrow
  for (const [index, theme] of themesOf(path).entries()) {
    // Even a setting that stays the same has the page laid out again.
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size)
    if (index === 0) await page.goto(path)
    // An open page follows the system's theme.
    else {
      await page.emulateMedia({ colorScheme: theme })
      await expect(page.locator('html')).toHaveClass(new RegExp(String.raw`\b${theme}\b`))
    }
    if (path !== '/gone') await examine(page, path, theme, width)
    if (index > 0) await page.emulateMedia({ colorScheme: 'dark' })
  }
}

async function examine(page: Page, path: string, theme: 'dark' | 'light', width: number) {
  const label = `${path}, ${theme}, ${width} px`
  // Another theme has other colors and nothing else.
  const only = full || theme === 'dark' ? undefined : ['color-contrast', 'link-in-text-block']
  if (isExamined(path)) expect.soft(await violations(page, { only }), label).toEqual([])
  // Reflow (WCAG 1.4.10): 320 px is also what 1280 px are at 400 %.
  await page.setViewportSize(narrow)
  await soft.poll(() => overflow(page), `${label}: wider than a window of 320 px`).toEqual([])
  if (!isExamined(path)) return
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await soft
    .poll(() => overflow(page), `${label}: wider than a phone with letters twice as large`)
    .toEqual([])
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
}

/** Fails when the page does not work at 200% zoom, in print, or with forced colors. */
async function changeSettings(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: 'light' })
  // A window of 1280 px at 200 % is 640 px wide.
  await page.setViewportSize({ width: 640, height: 400 })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  expect(await overflow(page)).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect.poll(() => paperBrightness(page)).toBeGreaterThan(200)
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
  await page.emulateMedia({ forcedColors: null, colorScheme: 'dark' })
}

/** The brightness of the page's ground, 0 to 255: paper is white. */
function paperBrightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [red = 0, green = 0, blue = 0, alpha = 1] =
      /rgba?\(([^)]+)\)/
        .exec(getComputedStyle(document.documentElement).backgroundColor)?.[1]
        ?.split(/[, /]+/)
        .map(Number) ?? []
    return alpha === 0 ? 255 : (red + green + blue) / 3
  })
}
