import type { Page } from 'playwright/test'
import { pages, reports } from '@/content/collections'
import { pagePath, reportPath } from '@/content/paths'
import { formById } from '@/forms/host/forms'
import { firstChapter } from './harness/content'
import { expect, expectAccessible, test } from './harness/test'

const formPage = pages.all().find(({ data }) => data.layout === 'form-page')
const [report] = reports.all()

const closing = (page: Page) => page.getByRole('link', { name: 'Talk to Sales', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Talk to sales' })
const form = (page: Page) => page.frameLocator('iframe[title="Talk to sales"]')

/** Lets the body name the conversion that the page counts. */
const noteConversions = (page: Page) =>
  page.evaluate(() =>
    addEventListener('site:conversion', (event) =>
      document.body.setAttribute('data-conversion', String((event as CustomEvent).detail)),
    ),
  )

test('the sales button opens a popup, which counts and keeps what was typed', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  expect(asked.filter((path) => path.startsWith('/forms'))).toEqual([])
  await noteConversions(page)
  await closing(page).click()
  await expect(form(page).getByRole('textbox', { name: 'What is your work email?' })).toBeFocused()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBeCloseTo(0.7 * width - 80)
  expect((await dialog(page).boundingBox())?.height).toBeCloseTo(Math.max(360, 0.7 * height - 80))
  const address = new URL((await dialog(page).locator('iframe').getAttribute('src')) ?? '', page.url())
  expect(address.searchParams.get('embed-hide-headers')).toBe('true')
  expect(address.hash).toBe('#source=%2F')
  await expect(page.locator('body')).toHaveAttribute('data-conversion', 'talk-to-expert')
  await expectAccessible(page)

  // What was typed is kept, on another page too, and old errors are forgotten.
  const email = form(page).getByRole('textbox', { name: 'What is your work email?' })
  await expect(dialog(page).getByText('Talk to sales', { exact: true })).toBeInViewport()
  await email.fill('jo@')
  await form(page).getByRole('button', { name: 'Continue' }).click()
  await expect(form(page).getByText('Please enter an address')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(closing(page)).toBeFocused()
  await closing(page).press('Enter')
  await expect(email).toHaveValue('jo@')
  await expect(form(page).getByText('Please enter an address')).toBeHidden()
  await page.keyboard.press('Escape')
  await page.goto('/cosmo')
  await closing(page).click()
  await expect(email).toHaveValue('jo@')
  await page.keyboard.press('Escape')

  // It closes when the visitor leaves the page.
  const logo = page.getByRole('banner').getByRole('link', { name: /, home$/ })
  await logo.click()
  await page.waitForURL('/')
  await closing(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await page.waitForURL('/cosmo')
  await expect(page.locator('dialog[open], .embed-popup')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
})

test('the sales button is a link without script, and when its widget fails', async ({ page, plainPage }) => {
  for (const visitor of [page, plainPage]) {
    await visitor.goto('/')
    await visitor.route('**/_next/static/**', (route) => route.abort())
    await closing(visitor).click()
    await expect(visitor).toHaveURL(/\/forms\/to\/sales$/)
    await expect(visitor.getByRole('textbox', { name: 'What is your work email?' })).toBeVisible()
  }
  await plainPage.goto('/contact/sales')
  await expect(form(plainPage).getByRole('textbox', { name: 'What is your work email?' })).toBeVisible()
})

test('the sales page shows each step of its form without scrolling inside the frame', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/contact/sales')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to GraphQL Federation Experts')
  await page.locator('[data-tf-widget]').scrollIntoViewIfNeeded()
  const below = () =>
    form(page)
      .locator('html')
      .evaluate((root) => root.scrollHeight - root.clientHeight)
  await form(page).getByRole('textbox', { name: 'What is your work email?' }).fill('ada@sample.example')
  await expect.poll(below).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(below).toBe(0)
  await form(page).getByRole('textbox', { name: 'What is your name?' }).fill('Ada')
  await form(page).getByRole('textbox', { name: 'Which company are you with?' }).fill('Sample')
  await form(page).getByRole('button', { name: 'Continue' }).click()
  await expect(form(page).getByText('What do you run today?')).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(below).toBe(0)
  }
})

test('the form-page layout has a form of fixed height, whole where it is tall', async ({ page }) => {
  const frame = page.locator('[data-tf-widget] iframe')
  for (const [width, height] of [
    [390, 400],
    [1440, 860],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(pagePath(formPage?.slug ?? ''))
    await page.locator('[data-tf-widget]').scrollIntoViewIfNeeded()
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(height)
  }
  await page.locator('[data-tf-widget]').scrollIntoViewIfNeeded()
  const host = page.frameLocator('[data-tf-widget] iframe').locator('.form-host')
  await expect(host).toHaveAttribute('data-layout', 'whole')
  const fields = formById(formPage?.data.typeFormId ?? '')?.fields ?? []
  for (const { ref } of fields) await expect(host.locator(`[data-ref="${ref}"]`)).toBeVisible()
  expect(await host.evaluate((element) => element.scrollHeight - window.innerHeight)).toBe(0)
})

test('the report is downloaded through a form, and questions have their own', async ({ page }) => {
  await page.goto(reportPath(report?.data.year ?? 0))
  await noteConversions(page)
  await page.getByRole('banner').getByRole('link', { name: 'Download the free report' }).click()
  await expect(page.getByRole('dialog', { name: 'Get the 2024 report' })).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-conversion', 'download-2024-federation-report')
  await page.keyboard.press('Escape')
  for (const size of [
    { width: 1366, height: 640 },
    { width: 390, height: 664 },
  ]) {
    await page.setViewportSize(size)
    await page.reload()
    await page.getByRole('main').getByRole('link', { name: 'Download the free report' }).first().click()
    const frame = page.frameLocator('dialog iframe')
    await expect(frame.getByRole('button', { name: 'Get the report' })).toBeInViewport({ ratio: 1 })
  }

  // Its popover opens a form for questions, and its dot then stays hidden.
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.reload()
  await page.mouse.wheel(0, 200)
  const button = page.getByRole('button', { name: 'Contact us' })
  await expect(page.locator('.embed-dot')).toBeVisible()
  await expect(page.locator('[data-tf-popover] a')).toBeHidden()
  await button.click()
  await expect(page.frameLocator('iframe[title="Contact us"]').getByLabel('Your message')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.mouse.wheel(0, 200)
  await expect(button).toBeVisible()
  await expect(page.locator('.embed-dot')).toHaveCount(0)
})

test('a chapter has a tab for feedback, in both themes', async ({ page }) => {
  await page.goto(firstChapter.href)
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'Feedback' }).click()
  const feedback = page.getByRole('dialog').frameLocator('iframe')
  await feedback.getByLabel('Easy to follow').check()
  for (const theme of ['dark', 'light']) {
    await page.emulateMedia({ colorScheme: theme as 'dark' | 'light' })
    // Listings behind an open dialog are inert, so nobody can focus them.
    await expectAccessible(page, undefined, 'pre')
  }
  await feedback.getByRole('button', { name: 'Send feedback' }).click()
  await expect(feedback.getByRole('heading', { name: 'Thank you' })).toBeVisible()
})

test('the expert course opens in a slider', async ({ page }) => {
  await page.goto('/services')
  await page.locator('#training').getByRole('link').last().click()
  await expect(page.locator('dialog.embed-slider')).toBeVisible()
  await expect(page.frameLocator('dialog iframe').getByLabel('What is your email address?')).toBeFocused()
})

test('without script, the picture of the report groups its respondents', async ({ plainPage: page }) => {
  await page.goto(reportPath(report?.data.year ?? 0))
  await page.getByRole('radio', { name: 'Size' }).check()
  await expect(page.getByRole('listitem').filter({ hasText: '1 to 5 37%' })).toBeVisible()
  await page.getByRole('radio', { name: 'All', exact: true }).check()
  await expect(page.getByRole('listitem').filter({ hasText: '1 to 5 37%' })).toBeHidden()
  await page.getByRole('radio', { name: 'Versions' }).check()
  await expect(page.getByRole('listitem').filter({ hasText: 'Version 2 only 58%' })).toBeVisible()
})
