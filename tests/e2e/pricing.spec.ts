import type { Page } from '@playwright/test'
import { customers, federationJobs } from '@/content/collections'
import type { Plan } from '@/content/schemas/plans'
import { plansData } from '@/marketing/pricing/plans'
import { expect, test } from './harness/test'

const { plans } = plansData()

/** The slider's position for a number of requests: 400 steps of equal factors from 1 million to 10 billion. */
function positionOf(requests: number): number {
  return Math.floor(Math.log10(requests / 1_000_000) * 100)
}

function inWords(requests: number): string {
  return requests >= 1e9 ? `${requests / 1e9} billion` : `${requests / 1e6} million`
}

function dollars(price: number): string {
  return `$${price.toLocaleString('en-US')}`
}

/** What the slider says about a plan. */
function fitText(plan: Plan | undefined): RegExp {
  const price = plan?.price ?? null
  const bill = price === null ? 'by agreement' : dollars(price).replace('$', String.raw`\$`)
  return new RegExp(`Plan that fits: ${plan?.name}.*Your monthly bill: ${bill}`)
}

function card(page: Page, plan: Plan | undefined) {
  return page
    .getByRole('region', { name: 'Plans', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${plan?.name}\\b`) }) })
}

/** An industry that only some entries are in, and their number. */
function someIndustry(entries: { data: { industry: string } }[]): { group: string; left: number } {
  const group = entries[0]?.data.industry ?? ''
  return { group, left: entries.filter(({ data }) => data.industry === group).length }
}

test.describe('the monthly-requests slider', () => {
  test('picks the plan, by keyboard as well', async ({ page }) => {
    await page.goto('/pricing')
    const slider = page.getByRole('slider', { name: 'Requests per month' })
    const result = page.getByRole('status').filter({ hasText: 'Plan that fits' })
    await slider.fill('0')
    await expect(result).toContainText('1 million')
    await expect(result).toContainText(fitText(plans[0]))
    for (const [index, plan] of plans.entries()) {
      if (plan.requests === null) continue
      await slider.fill(String(positionOf(plan.requests)))
      await expect(result).toContainText(fitText(plan))
      // The next plan starts above the limit.
      for (let step = 0; step < 3; step += 1) await slider.press('ArrowRight')
      await expect(result).toContainText(fitText(plans[index + 1]))
    }
    await slider.press('End')
    await expect(result).toContainText('10 billion')
    await expect(result).toContainText(fitText(plans.at(-1)))
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      `10 billion requests a month: ${plans.at(-1)?.name}`,
    )
  })

  test('marks the card of its plan and moves its button', async ({ page }) => {
    await page.goto('/pricing')
    const slider = page.getByRole('slider', { name: 'Requests per month' })
    const mark = page.getByText('Fits your requests')
    const picker = page.locator('div:has(> output)')
    for (const plan of plans) {
      await slider.fill(plan.requests === null ? '400' : String(positionOf(plan.requests)))
      await expect(card(page, plan).locator(mark)).toBeVisible()
      await expect(mark.locator('visible=true')).toHaveCount(1)
      const own = card(page, plan).getByRole('link')
      const button = picker.getByRole('link')
      await expect(button).toHaveText((await own.textContent()) ?? '')
      await expect(button).toHaveAttribute('href', (await own.getAttribute('href')) ?? '')
    }
  })

  test('is a table of limits without JavaScript', async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto('/pricing')
    await expect(page.getByRole('slider')).toBeHidden()
    const limits = page.getByRole('region', { name: 'Request limits by plan' })
    await expect(limits.getByRole('row')).toHaveCount(plans.length + 1)
    for (const { name, requests } of plans)
      if (requests !== null) await expect(limits.getByRole('row', { name })).toContainText(inWords(requests))
  })
})

test.describe('the comparison of plans on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('sets two plans side by side that the visitor chooses', async ({ page }) => {
    await page.goto('/pricing')
    const first = page.getByRole('combobox', { name: 'First plan' })
    const second = page.getByRole('combobox', { name: 'Second plan' })
    const row = page.getByRole('table').getByRole('row', { name: /^Requests a month/ })
    const cells = row.getByRole('cell').locator('visible=true')
    const limitOf = ({ requests }: Plan) => (requests === null ? 'Custom' : inWords(requests))
    for (const [one, other] of [
      [plans[0], plans[3]],
      [plans[3], plans[1]],
    ] as [Plan, Plan][]) {
      await first.selectOption(one.id)
      await second.selectOption(other.id)
      await expect(cells).toHaveCount(2)
      await expect(row.getByText(limitOf(one), { exact: true }).locator('visible=true')).toHaveCount(1)
      const [left, right] = await Promise.all(
        [one, other].map((plan) =>
          row.getByText(limitOf(plan), { exact: true }).locator('visible=true').boundingBox(),
        ),
      )
      expect(left?.x).toBeLessThan(right?.x ?? 0)
    }
    // Choosing the same plan on both sides swaps them.
    const [before, after] = [await second.inputValue(), await first.inputValue()]
    await first.selectOption(before)
    await expect(second).toHaveValue(after)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const clipped = await page
      .getByRole('region', { name: 'Plans compared' })
      .locator('td')
      .evaluateAll((tds) => tds.filter((td) => td.scrollWidth > td.clientWidth).map((td) => td.textContent))
    expect(clipped).toEqual([])
  })

  test('is the whole table without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    await page.goto('/pricing')
    await expect(page.getByRole('combobox')).toHaveCount(0)
    const row = page
      .getByRole('region', { name: 'Plans compared' })
      .getByRole('row', { name: /^Requests a month/ })
    await expect(row.getByRole('cell').locator('visible=true')).toHaveCount(plans.length)
    await context.close()
  })
})

test('the offers in the structured data are the prices on the cards', async ({ page }) => {
  await page.goto('/pricing')
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const application = texts
    .map((text) => JSON.parse(text) as { '@type': string; offers?: { price: number }[] })
    .find((data) => data['@type'] === 'SoftwareApplication')
  const prices = plans.flatMap(({ price }) => (price === null ? [] : [price]))
  expect(application?.offers?.map(({ price }) => price)).toEqual(prices)
  for (const price of prices) await expect(page.getByText(dollars(price)).first()).toBeVisible()
})

test.describe('filters without JavaScript', () => {
  const lists = [
    {
      path: '/customers',
      items: 'section[aria-labelledby="stories"] li[data-group]',
      ...someIndustry(customers.all()),
    },
    {
      path: '/other-federation-jobs',
      items: '#company-list > li',
      ...someIndustry(federationJobs.all()),
    },
  ]
  for (const { path, items, group, left } of lists) {
    test(`narrow down ${path}`, async ({ browser }) => {
      const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
      await page.goto(path)
      const all = await page.locator(items).count()
      expect(all).toBeGreaterThan(left)
      await expect(page.locator(`${items}:visible`)).toHaveCount(all)
      await page.getByRole('radio', { name: group, exact: true }).check({ force: true })
      await expect(page.locator(`${items}:visible`)).toHaveCount(left)
      await page.getByRole('radio', { name: 'All' }).check({ force: true })
      await expect(page.locator(`${items}:visible`)).toHaveCount(all)
    })
  }
})
