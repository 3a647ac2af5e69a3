import type { Page } from 'playwright/test'
import { docsHref } from '@/config/external-links'
import { forms } from '@/config/forms'
import { featureGroups } from '@/site/features'
import { signUpPlans } from '@/content/plans'
import { formById } from '@/forms/host/forms'
import { questionsOf } from './harness/forms'
import { expect, tabTo, test } from './harness/test'

const [free, paid] = signUpPlans()
const title = formById(forms.getStarted)?.title ?? ''
const features = featureGroups().flatMap(({ feats }) => feats)

const form = (page: Page) => page.frameLocator(`iframe[title="${title}"]`)

test('a visitor chooses a plan and signs up for it by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pricing')

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: paid?.name }) })
  await tabTo(page, card.getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(paid?.name ?? '')
  const current = page.getByRole('navigation', { name: 'Plan', exact: true }).locator('[aria-current=page]')
  await expect(current).toContainText(paid?.name ?? '')
  await expect(page.getByText(`$${paid?.price?.toLocaleString('en-US')} a month`).first()).toBeVisible()
  for (const highlight of paid?.highlights ?? [])
    await expect(page.getByText(highlight, { exact: true })).toBeVisible()

  await form(page).locator('.form-host[data-ready]').waitFor()
  for (const { css, kind, entry } of questionsOf(forms.getStarted)) {
    await tabTo(page, form(page).locator(css))
    if (/text|email|number/.test(kind)) await page.keyboard.type(entry)
    else await page.keyboard.press('Space')
  }
  await tabTo(page, form(page).locator('[data-submit]'))
  const [sent] = await Promise.all([page.waitForRequest('**/api/forms/**'), page.keyboard.press('Enter')])
  expect(sent.postData()).toMatch(new RegExp(String.raw`hidden\.plan[^]*${paid?.id}`))
  await expect(form(page).locator('[data-thanks]')).toBeFocused()

  // The plan is changed in place.
  await page
    .getByRole('navigation', { name: 'Plan', exact: true })
    .getByRole('link', { name: free?.name })
    .click()
  await expect(current).toContainText(free?.name ?? '')
})

test('without JavaScript, sign-up names the plan and sends it', async ({ plainPage: page }) => {
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

test('a link to the documentation keeps its topic, and stand-ins lead on', async ({ page }) => {
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
