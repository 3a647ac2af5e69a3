import type { Page } from 'playwright/test'
import type { Services } from '@/config/services'
import { versionOf } from '@/consent/record'
import { withServices } from './harness/services'
import { expect, expectAccessible, expectNoOverflow, test, waitForQuietNetwork } from './harness/test'

const page0 = '/pricing'
/** One service in each category. The front server's policy blocks both, because it does not know them. */
const services: Services = {
  posthog: { key: 'phc_test', host: 'https://analytics.test' },
  tag: { id: 'AW-1', script: 'https://tag.test/gtag/js', conversions: {} },
}

test.use({ consent: 'not asked' })

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies and consent' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' })
const record = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null') as Record<string, unknown> | null)

test('without an optional service, nothing is asked, and preferences say so', async ({ page }) => {
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
  await expectAccessible(page, '.consent-drawer')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  expect(await record(page)).toBeNull()

  // A link is busy while its preferences load, and leads to a page when they fail.
  await page.reload()
  await waitForQuietNetwork(page)
  let fail = () => {}
  const failed = new Promise<void>((resolve) => (fail = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await failed
    await route.abort()
  })
  await footerLink(page).click()
  await expect(footerLink(page)).toHaveAttribute('aria-busy', 'true')
  fail()
  await expect(page).toHaveURL(/\/cookies$/)
  await page.unrouteAll()
  await page.reload()
  await button(page, 'Open cookie preferences').click()
  await expect(drawer(page)).toBeVisible()
})

test('the first visit is asked; other tabs follow, and a choice is changed', async ({ page, context }) => {
  await withServices(context, services)
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
  await other.close()

  // Refusing is as easy as accepting; a choice is made in detail and withdrawn.
  await page.evaluate(() => localStorage.clear())
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

  // The footer's link opens the cookie page only without JavaScript.
  await footerLink(page).click()
  await expect(drawer(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(page0)
  expect(await look('Reject all')).toEqual(await look('Accept all'))
  await expect(page.getByLabel('Analytics', { exact: true })).not.toBeChecked()
  await page.getByLabel('Analytics', { exact: true }).check()
  await button(page, 'Save choice').click()
  await expect(drawer(page)).toBeHidden()
  expect(await record(page)).toMatchObject({ categories: ['necessary', 'analytics'] })

  await footerLink(page).click()
  await expect(page.getByLabel('Analytics', { exact: true })).toBeChecked()
  await expect(page.getByLabel('Marketing', { exact: true })).not.toBeChecked()
  await button(page, 'Reject all').click()
  await expect(drawer(page)).toBeHidden()
  expect(await record(page)).toMatchObject({ categories: ['necessary'] })
})

test('the keyboard reaches everything and gets back; no focus is hidden', async ({ page, context }) => {
  await withServices(context, services)
  // What has the focus is not hidden by the bar (WCAG 2.4.11).
  await page.goto('/cookies')
  await expect(bar(page)).toBeVisible()
  const links = page.locator('main :is(a, button):visible')
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(viewport)
    for (const link of await links.all()) {
      await link.focus()
      await expect
        .poll(async () => {
          const target = await link.boundingBox()
          const covering = await bar(page).boundingBox()
          return (target?.y ?? 0) + (target?.height ?? 0) <= (covering?.y ?? 0)
        })
        .toBe(true)
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'JSON' }).click({ trial: true })
    await expectNoOverflow(page)
  }

  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(page0)
  await expect(bar(page)).toBeVisible()
  await expectAccessible(page, '.consent-bar')
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
  await expectAccessible(page, '.consent-drawer')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(button(page, 'Choose in detail')).toBeFocused()
  // Closing the drawer is not a choice.
  await expect(bar(page)).toBeVisible()
  expect(await record(page)).toBeNull()

  await footerLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toBeVisible()
  await page.getByLabel('Marketing', { exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Marketing', { exact: true })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toBeHidden()
  expect(await record(page)).toMatchObject({ categories: ['necessary', 'marketing'] })
})

test('the menu of a phone covers the bar, shown before or after it opens', async ({ page, context }) => {
  await withServices(context, services)
  await page.setViewportSize({ width: 390, height: 844 })
  // The bar waits until the page is idle; with `?after`, until the menu is open, too.
  await page.addInitScript(() => {
    const { requestIdleCallback: whenIdle } = window
    window.requestIdleCallback = (work) =>
      location.search === '?after' && !document.querySelector('.site-header [aria-expanded=true]')
        ? whenIdle(() => window.requestIdleCallback(work))
        : whenIdle(work)
  })
  const toggle = page.getByRole('button', { name: 'Toggle menu' })
  for (const moment of ['after', 'before']) {
    await page.goto(`/pricing?${moment}`)
    if (moment === 'before') await expect(bar(page)).toBeVisible()
    await toggle.click()
    await expect(page.locator('.consent-bar')).toBeAttached()
    await expect.poll(() => page.locator('.consent-bar').evaluate(isCoveredByHeader)).toBe(true)
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab')
      await expect(page.locator('.consent-bar :focus')).toHaveCount(0)
    }
  }
  await toggle.click()
  await button(page, 'Reject').click()
  await expect(bar(page)).toBeHidden()
})

function isCoveredByHeader(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return top !== null && top.closest('.site-header') !== null
}
