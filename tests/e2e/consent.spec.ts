import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import type { Services } from '@/config/services'
import { versionOf } from '@/consent/record'
import { withServices } from './harness/services'
import { expect, test, waitForQuietNetwork } from './harness/test'

const page0 = '/pricing'
const nobody = { cookies: [], origins: [] }
/** One service in each category. The front server's policy blocks both, because it does not know them. */
const services: Services = {
  posthog: { key: 'phc_test', host: 'https://analytics.test' },
  tag: { id: 'AW-1', script: 'https://tag.test/gtag/js', conversions: {} },
}

test.use({ storageState: nobody })

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies and consent' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null') as Record<string, unknown> | null)

test.describe('without an optional service', () => {
  test('nothing is asked, and the preferences say that there is nothing to choose', async ({ page }) => {
    await page.goto(page0)
    await waitForQuietNetwork(page)
    // The bar waits until the page is idle, and idle callbacks run in the order in which they were asked for.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
    await expect(bar(page)).toBeHidden()
    const links = page.getByRole('link', { name: 'Cookie preferences' })
    await links.last().click()
    await expect(drawer(page)).toContainText('nothing to choose')
    await expect(drawer(page)).toContainText('Necessary')
    await expect(drawer(page).getByRole('checkbox')).toHaveCount(0)
    expect((await new AxeBuilder({ page }).include('.consent-drawer').analyze()).violations).toEqual([])
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    expect(await record(page)).toBeNull()

    await page.goto('/cookies')
    await button(page, 'Open cookie preferences').click()
    await expect(drawer(page)).toBeVisible()
  })

  test('a link whose preferences load slowly is busy, and one whose preferences fail leads to the cookie page', async ({
    page,
  }) => {
    await page.goto(page0)
    await waitForQuietNetwork(page)
    let fail = () => {}
    const failed = new Promise<void>((resolve) => (fail = resolve))
    await page.route('**/_next/static/**/*.js', async (route) => {
      await failed
      await route.abort()
    })
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' })
    await link.click()
    await expect(link).toHaveAttribute('aria-busy', 'true')
    fail()
    await expect(page).toHaveURL(/\/cookies$/)
  })
})

test.describe('with optional services', () => {
  test.beforeEach(({ context }) => withServices(context, services))

  test('the first visit is asked, but not by a form; a choice is stored, and other tabs follow it', async ({
    context,
    page,
  }) => {
    await page.goto('/forms/to/contact')
    await waitForQuietNetwork(page)
    await expect(bar(page)).toBeHidden()

    const other = await context.newPage()
    await other.goto('/jobs')
    await expect(bar(other)).toBeVisible()
    await page.goto(page0)
    await expect(bar(page)).toBeVisible()
    expect(await record(page)).toBeNull()
    await button(page, 'Accept').click()
    await expect(bar(page)).toBeHidden()
    await expect(bar(other)).toBeHidden()
    expect(await record(page)).toMatchObject({
      version: versionOf(services),
      categories: ['necessary', 'analytics', 'marketing'],
    })
    await other.reload()
    await waitForQuietNetwork(other)
    await expect(bar(other)).toBeHidden()
  })

  test('refusing is as easy as accepting: one click on a button of the same size and look', async ({
    page,
  }) => {
    await page.goto(page0)
    await expect(bar(page)).toBeVisible()
    const look = (name: string) =>
      button(page, name).evaluate((element) => {
        const box = element.getBoundingClientRect()
        // Positions while the drawer slides have fractions that do not add up to the last digit.
        const [width, height] = [box.width, box.height].map((pixels) => Math.round(pixels * 100) / 100)
        const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(element)
        return { width, height, color, backgroundColor, borderColor, fontWeight, fontSize }
      })
    expect(await look('Reject')).toEqual(await look('Accept'))
    await button(page, 'Reject').click()
    await expect(bar(page)).toBeHidden()
    expect(await record(page)).toMatchObject({ categories: ['necessary'] })

    await page.getByRole('link', { name: 'Cookie preferences' }).last().click()
    await expect(drawer(page)).toBeVisible()
    expect(await look('Reject all')).toEqual(await look('Accept all'))
  })

  test('a choice is made in detail, changed and withdrawn', async ({ page }) => {
    await page.goto(page0)
    await button(page, 'Choose in detail').click()
    await expect(drawer(page)).toBeVisible()
    await expect(page.getByLabel('Analytics', { exact: true })).not.toBeChecked()
    await page.getByLabel('Analytics', { exact: true }).check()
    await button(page, 'Save choice').click()
    await expect(drawer(page)).toBeHidden()
    await expect(bar(page)).toBeHidden()
    expect(await record(page)).toMatchObject({ categories: ['necessary', 'analytics'] })

    // The footer's link opens the cookie page only without JavaScript.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click()
    await expect(page.getByLabel('Analytics', { exact: true })).toBeChecked()
    await expect(page.getByLabel('Marketing', { exact: true })).not.toBeChecked()
    expect(new URL(page.url()).pathname).toBe(page0)
    await button(page, 'Reject all').click()
    await expect(drawer(page)).toBeHidden()
    expect(await record(page)).toMatchObject({ categories: ['necessary'] })
  })

  test('Global Privacy Control refuses marketing and is said', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true }),
    )
    await page.goto(page0)
    await expect(bar(page)).toContainText('Global Privacy Control')
    await button(page, 'Accept').click()
    expect(await record(page)).toMatchObject({ categories: ['necessary', 'analytics'] })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click()
    await expect(drawer(page)).toContainText('marketing is refused')
    await expect(page.getByLabel('Marketing', { exact: true })).toBeDisabled()
  })

  test('the keyboard reaches everything, is not held in the bar, and gets back where it was', async ({
    page,
  }) => {
    await page.goto(page0)
    await expect(bar(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Reject')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Accept')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Choose in detail')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /skip/i })).toBeFocused()

    await button(page, 'Choose in detail').focus()
    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(button(page, 'Choose in detail')).toBeFocused()
    // Closing the drawer is not a choice.
    await expect(bar(page)).toBeVisible()
    expect(await record(page)).toBeNull()

    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).focus()
    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeVisible()
    await page.getByLabel('Marketing', { exact: true }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByLabel('Marketing', { exact: true })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeHidden()
    expect(await record(page)).toMatchObject({ categories: ['necessary', 'marketing'] })
  })

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 320, height: 568 },
  ]) {
    test(`what has the focus is not hidden by the bar at ${viewport.width} px (WCAG 2.4.11)`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto('/cookies')
      await expect(bar(page)).toBeVisible()
      const links = page.locator('main a, main button:visible')
      for (let at = 0; at < (await links.count()); at += 1) {
        if (!(await links.nth(at).isVisible())) continue
        await links.nth(at).focus()
        await expect
          .poll(async () => {
            const target = await links.nth(at).boundingBox()
            const covering = await bar(page).boundingBox()
            return (target?.y ?? 0) + (target?.height ?? 0) <= (covering?.y ?? 0)
          })
          .toBe(true)
      }
      await page.getByRole('contentinfo').getByRole('link', { name: 'JSON' }).scrollIntoViewIfNeeded()
      await page.getByRole('contentinfo').getByRole('link', { name: 'JSON' }).click({ trial: true })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }

  for (const { name, colorScheme, path } of [
    { name: 'dark', colorScheme: 'dark', path: page0 },
    { name: 'light', colorScheme: 'light', path: '/learn' },
  ] as const) {
    test(`bar and drawer are accessible on a ${name} page`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
      await page.goto(path)
      await expect(bar(page)).toBeVisible()
      const scan = () => new AxeBuilder({ page }).include('.consent-bar').include('.consent-drawer').analyze()
      await expect.poll(async () => (await scan()).violations).toEqual([])
      await button(page, 'Choose in detail').click()
      await expect(drawer(page)).toBeVisible()
      await expect.poll(async () => (await scan()).violations).toEqual([])
      await page.getByLabel('Analytics', { exact: true }).check()
      await expect.poll(async () => (await scan()).violations).toEqual([])
    })
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is asked, and the links lead to the page that explains', async ({ page }) => {
    await page.goto(page0)
    await expect(bar(page)).toBeHidden()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click()
    await expect(page).toHaveURL(/\/cookies$/)
    await expect(button(page, 'Open cookie preferences')).toBeHidden()
  })
})

test('the page of what is stored names every table and every record', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.getByRole('link', { name: 'what we store' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'What we store' })).toBeVisible()
  for (const table of ['submission', 'upload', 'webhook_delivery', 'event_count', 'migration'])
    await expect(page.getByRole('heading', { level: 3, name: table, exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('None is switched on.')
  await expect(page.getByRole('main')).toContainText('plausible_ignore')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
})
