import type { Page } from 'playwright/test'
import { docsHref } from '@/config/external-links'
import { featureGroups } from '@/site/features'
import { signUpPlans } from '@/content/plans'
import { formById } from '@/forms/host/forms'
import { expect, test } from './harness/test'

const [, paid] = signUpPlans()
const title = formById('get-started')?.title ?? ''
const features = featureGroups().flatMap(({ feats }) => feats)

const form = (page: Page) => page.frameLocator(`iframe[title="${title}"]`)
const priceOf = (price: number | null | undefined) => `$${price?.toLocaleString('en-US')} a month`

test.describe('sign-up', () => {
  test('keeps the plan that was chosen on the pricing page, and sends it along', async ({ page }) => {
    await page.goto('/pricing')
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: paid?.name }) })
    await card.getByRole('link', { name: /^Start/ }).click()
    await expect(page.locator('main nav [aria-current=page]')).toContainText(paid?.name ?? '')
    await expect(page.getByText(priceOf(paid?.price)).first()).toBeVisible()
    for (const highlight of paid?.highlights ?? [])
      await expect(page.getByText(highlight, { exact: true })).toBeVisible()
    await form(page).getByLabel('Work email').fill('jo@example.com')
    await form(page).getByLabel('Your name').fill('Jo Doe')
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/api/forms/'),
    )
    await form(page).getByRole('button', { name: 'Request my account' }).click()
    expect((await sent).postData()).toMatch(new RegExp(String.raw`hidden\.plan[^]*${paid?.id}`))
    await expect(form(page).getByRole('heading', { name: /Thank you/ })).toBeVisible()
  })

  test('names the plan and sends it without JavaScript', async ({ plainPage: page }) => {
    await page.goto('/pricing')
    await page
      .getByRole('link', { name: `Start with ${paid?.name}` })
      .locator('visible=true')
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(paid?.name ?? '')
    await expect(form(page).getByLabel('Work email')).toBeVisible()
    await expect(page.locator(`iframe[title="${title}"]`)).toHaveAttribute(
      'src',
      new RegExp(`hidden.plan=${paid?.id}$`),
    )
  })

  test('shows the whole form without scrolling in it, and changes the plan in place', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/elsewhere/sign-up')
      await page.locator('[data-tf-widget]').scrollIntoViewIfNeeded()
      await expect(form(page).getByLabel('Work email')).toBeVisible()
      const root = form(page).locator('html')
      await expect.poll(() => root.evaluate((html) => html.scrollHeight - html.clientHeight)).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    const plans = page.getByRole('navigation', { name: 'Plan', exact: true })
    await plans.getByRole('link', { name: paid?.name }).click()
    await expect(page.locator('main nav [aria-current=page]')).toContainText(paid?.name ?? '')
    await expect(plans.locator('[aria-current="page"]')).toContainText(paid?.name ?? '')
  })
})

test('a link to the documentation keeps its topic, and stand-ins lead on to what is here', async ({
  page,
}) => {
  const feature = features.at(-1)
  await page.goto('/cosmo/features')
  await page.getByRole('link', { name: `Documentation of ${feature?.title}` }).click()
  await page.waitForURL(`**${docsHref(feature?.docsHref ?? '')}`)
  const topic = page.locator(`[id="${docsHref(feature?.docsHref ?? '').split('#')[1]}"]`)
  await expect(topic).toBeInViewport()
  await expect(topic.getByRole('heading')).toHaveText(feature?.title ?? '')
  await topic.getByRole('link', { name: feature?.title }).first().click()
  await page.waitForURL(`**/cosmo/features#${feature?.anchor}`)

  // A stand-in offers what can be used here.
  await page.goto('/elsewhere/repository')
  await expect(page.getByRole('main').getByText('is a fictional vendor')).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await page.waitForURL('**/playground')
})
