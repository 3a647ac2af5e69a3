import type { Page, Route } from 'playwright/test'
import { postPath } from '@/content/paths'
import { paths } from '@/config/paths'
import { richPost, posts } from './harness/content'
import { expect, holdScripts, test } from './harness/test'

const post = postPath(richPost.slug)

test('the first screen has the failed check and what to do next', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const check = main.getByText(/^Check failed: \S+ [\d.]+ would break\. It sends \d+% of requests$/)
  await expect(check.first()).toBeInViewport({ ratio: 1 })
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
    // Parts that a browser may leave out of the layout.
    const leftForLater = (all: Element[]) =>
      all.filter((one) => getComputedStyle(one).contentVisibility !== 'visible').map(({ tagName }) => tagName)
    await expect.poll(() => page.locator('main *').evaluateAll(leftForLater)).toEqual([])
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
      const hidden = () => host.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      await expect.poll(hidden).toBeLessThanOrEqual(0)
    }
  }
})

test('details open at a touch of their row, and stand open on a wide screen', async ({ page }) => {
  // The first row of a long list stands open.
  const row = page.locator('#deployment summary').nth(1)
  const details = page.locator('#deployment details').nth(1).locator('p').first()
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
      // A listing that fades where it scrolls is moved by scrolling, not by time.
      const running = () =>
        drawing.evaluate(
          (element) =>
            element
              .getAnimations({ subtree: true })
              .filter(({ timeline }) => timeline instanceof DocumentTimeline).length,
        )
      await expect.poll(running).toBe(0)
    }
  }
})

/** What an older version or a broken server may send; what a proxy does, is in src/comments/browser/api.test.ts. */
const json = { comments: [{}], reactions: [], comment: {}, html: {}, on: 'yes', errors: 5 }
const respond = (route: Route) => route.fulfill({ json })
const unexpected = 'Our server responded with something unexpected.'

// The first posts are those of other journeys.
const last = posts.at(-1)
const lastPath = postPath(last?.slug ?? '')

/** Fails when the error page has replaced the page. */
async function expectPage(page: Page, heading = last?.data.title ?? ''): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

test('after an unexpected response pages stay, and what failed is tried again', async ({ page }) => {
  await test.step('a post stays, and its comments can be loaded again', async () => {
    await page.route('**/api/comments?*', respond)
    await page.goto(lastPath)
    const comments = page.locator('#comments')
    await comments.scrollIntoViewIfNeeded()
    await expect(comments.getByText(unexpected)).toBeVisible()
    await expectPage(page)
    await page.unroute('**/api/comments?*')
    await comments.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('form', { name: 'Write a comment' })).toBeVisible()

    // A comment and a reaction fail with one sentence, and the text stays.
    await page.route(/\/api\/comments(?:\/\w+)?$/, respond)
    await page.getByRole('button', { name: 'Rocket' }).click()
    await expect(page.getByRole('status').filter({ hasText: unexpected })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rocket' })).toHaveAttribute('aria-pressed', 'false')
    const form = page.getByRole('form', { name: 'Write a comment' })
    const text = form.getByLabel('Comment', { exact: true })
    await form.getByLabel('Name').fill('Ada')
    await text.fill('Not to be lost')
    await form.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(form.getByRole('alert')).toContainText(`${unexpected} Your text is kept`)
    await expect(text).toHaveValue('Not to be lost')
    await expectPage(page)
  })

  await test.step('search, counts and stars leave their pages alone', async () => {
    await page.route(/\/(?:search-index\.json|api\/get-jobs-count|api\/stars\.svg)$/, respond)
    await page.goto(paths.blog)
    await expect(page.locator('.jobs-badge')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Star on GitHub' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('router')
    await expect(page.getByText('The search could not be loaded.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectPage(page, 'Blog')

    await page.goto(paths.search)
    await page.getByRole('main').getByRole('searchbox').fill('router')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'for “router”' })).toBeVisible()
  })
})

test('without further scripts comments are a sentence, search opens its page', async ({ page }) => {
  await page.goto(lastPath)
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  const comments = page.locator('#comments')
  await comments.scrollIntoViewIfNeeded()
  await expect(comments.getByText('The comments could not be shown here.')).toBeVisible()
  await expectPage(page)
  await page.keyboard.press('Control+k')
  await expect(page).toHaveURL(paths.search)

  // A server that never responds leaves the page as it is.
  await page.unrouteAll()
  await page.route(/\/(?:search-index\.json|api\/.*)$|\/api\/comments\?/, () => undefined)
  await page.goto(lastPath)
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await expect(page.getByText('Loading the comments…')).toBeVisible()
  await expectPage(page)
})
