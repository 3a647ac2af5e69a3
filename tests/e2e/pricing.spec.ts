import type { Page } from 'playwright/test'
import { federationJobs } from '@/content/collections'
import type { Plan } from '@/content/schemas/plans'
import { plansData, signUpPlans } from '@/content/plans'
import { billText, inWords } from '@/demos/pricing-scale'
import { docsHref } from '@/config/external-links'
import { forms } from '@/config/forms'
import { featureGroups } from '@/site/features'
import { formById } from '@/forms/host/forms'
import { expect, expectNoOverflow, test, tabTo } from './harness/test'
import { questionsOf } from './harness/forms'

const { plans } = plansData()

/** The slider's position of a plan's limit: three steps for each factor of ten from 2 million, at 2, 5, and 10. */
function positionOf(requests: number): number {
  return Math.round(Math.log10(requests / 2_000_000) * 3)
}

/** What the slider says about a plan. */
function fitText(plan: Plan | undefined): RegExp {
  const bill = billText(plan?.price ?? null).replace('$', String.raw`\$`)
  return new RegExp(`Plan that fits: ${plan?.name}.*Your monthly bill: ${bill}`)
}

function card(page: Page, plan: Plan | undefined) {
  return page
    .getByRole('region', { name: 'Plans', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${plan?.name}\\b`) }) })
}

test('the slider picks the plan and marks its card; a phone compares two', async ({ page }) => {
  await page.goto('/pricing')
  const slider = page.getByRole('slider', { name: 'Requests per month' })
  const result = page.getByRole('status').filter({ hasText: 'Plan that fits' })
  await slider.fill('0')
  await expect(result).toContainText('2 million')
  await expect(result).toContainText(fitText(plans[0]))
  for (const [index, plan] of plans.entries()) {
    if (plan.requests === null) continue
    await slider.fill(String(positionOf(plan.requests)))
    await expect(result).toContainText(fitText(plan))
    // The next plan starts above the limit.
    await slider.press('ArrowRight')
    await expect(result).toContainText(fitText(plans[index + 1]))
  }
  await slider.press('End')
  await expect(result).toContainText('20 billion')
  await expect(result).toContainText(fitText(plans.at(-1)))
  await expect(slider).toHaveAttribute('aria-valuetext', /^20 billion requests a month: .+, by agreement$/)

  const mark = page.getByText('Fits your requests')
  const picker = page.locator('div:has(> output)')
  for (const plan of plans) {
    await slider.fill(plan.requests === null ? '12' : String(positionOf(plan.requests)))
    await expect(card(page, plan).locator(mark)).toBeVisible()
    await expect(mark.locator('visible=true')).toHaveCount(1)
    const own = card(page, plan).getByRole('link')
    const button = picker.getByRole('link')
    await expect(button).toHaveText((await own.textContent()) ?? '')
    await expect(button).toHaveAttribute('href', (await own.getAttribute('href')) ?? '')
  }

  // On a phone, the comparison shows the two chosen plans side by side.
  await page.setViewportSize({ width: 320, height: 800 })
  const table = page.getByRole('region', { name: 'Plans compared' })
  const cells = table
    .getByRole('row', { name: /^Requests a month/ })
    .getByRole('cell')
    .locator('visible=true')
  const shown = (requests: number | null) => (requests === null ? 'Custom' : inWords(requests))
  for (const [index, { id, requests }] of plans.entries()) {
    const other = plans[(index + 1) % plans.length] ?? plans[0]
    await page.getByRole('combobox', { name: 'First plan' }).selectOption(id)
    await page.getByRole('combobox', { name: 'Second plan' }).selectOption(other?.id ?? '')
    await expect(cells).toHaveCount(2)
    const [left, right] = await Promise.all(
      [requests, other?.requests ?? null].map(async (each) => {
        const box = await cells
          .filter({ hasText: shown(each) })
          .first()
          .boundingBox()
        return box?.x ?? 0
      }),
    )
    expect(left).toBeLessThan(right ?? 0)
    const clipped = await table
      .locator('td:visible')
      .evaluateAll((tds) => tds.filter((td) => td.scrollWidth > td.clientWidth).map((td) => td.textContent))
    expect(clipped).toEqual([])
  }
  await expectNoOverflow(page)
})

test('without script, cards lead to sign-up, and companies are filtered', async ({ plainPage: page }) => {
  await page.goto('/pricing')
  await expect(page.getByRole('slider')).toBeHidden()
  for (const plan of plans)
    if (plan.requests !== null) await expect(card(page, plan)).toContainText(inWords(plan.requests))

  // Sign-up names the plan and sends it.
  const start = page.getByRole('link', { name: `Start with ${paid?.name}` })
  await start.locator('visible=true').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(paid?.name ?? '')
  await expect(form(page).getByLabel('Work email')).toBeVisible()
  const frame = page.locator(`iframe[title="${title}"]`)
  await expect(frame).toHaveAttribute('src', new RegExp(`hidden.plan=${paid?.id}$`))

  const companies = federationJobs.all()
  const group = companies[0]?.data.industry ?? ''
  const left = companies.filter(({ data }) => data.industry === group).length
  const items = '#company-list > li'
  await page.goto('/other-federation-jobs')
  const all = await page.locator(items).count()
  expect(all).toBeGreaterThan(left)
  await expect(page.locator(`${items}:visible`)).toHaveCount(all)
  await page.getByRole('radio', { name: group, exact: true }).check({ force: true })
  await expect(page.locator(`${items}:visible`)).toHaveCount(left)
  await page.getByRole('radio', { name: 'All' }).check({ force: true })
  await expect(page.locator(`${items}:visible`)).toHaveCount(all)
})

const [free, paid] = signUpPlans()
const title = formById(forms.getStarted)?.title ?? ''
const features = featureGroups().flatMap(({ feats }) => feats)

const form = (page: Page) => page.frameLocator(`iframe[title="${title}"]`)

test('a visitor chooses a plan and signs up for it by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pricing')

  await tabTo(page, card(page, paid).getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(paid?.name ?? '')
  const choice = page.getByRole('navigation', { name: 'Plan', exact: true })
  const current = choice.locator('[aria-current=page]')
  await expect(current).toContainText(paid?.name ?? '')
  await expect(page.getByText(`$${paid?.price?.toLocaleString('en-US')} a month`).first()).toBeVisible()
  for (const highlight of paid?.highlights ?? [])
    await expect(page.getByText(highlight, { exact: true })).toBeVisible()

  // Another plan keeps what was typed.
  const ready = form(page).locator('.form-host[data-ready]')
  await ready.waitFor()
  const email = form(page).getByLabel('Work email')
  await email.fill('ada@example.com')
  await choice.getByRole('link', { name: free?.name }).click()
  await expect(current).toContainText(free?.name ?? '')
  await ready.waitFor()
  await expect(email).toHaveValue('ada@example.com')
  await choice.getByRole('link', { name: paid?.name }).click()
  await expect(current).toContainText(paid?.name ?? '')
  await ready.waitFor()
  await email.clear()

  for (const { css, kind, entry } of questionsOf(forms.getStarted)) {
    await tabTo(page, form(page).locator(css))
    if (/text|email|number/.test(kind)) await page.keyboard.type(entry)
    else await page.keyboard.press('Space')
  }
  await tabTo(page, form(page).locator('[data-submit]'))
  const [sent] = await Promise.all([page.waitForRequest('**/api/forms/**'), page.keyboard.press('Enter')])
  expect(sent.postData()).toMatch(new RegExp(String.raw`hidden\.plan[^]*${paid?.id}`))
  await expect(form(page).locator('[data-thanks]')).toBeFocused()
})

test('a link to the documentation keeps its topic, and stand-ins lead on', async ({ page }) => {
  const feature = features.at(-1)
  await page.goto(`/cosmo/features#${feature?.anchor}`)
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
