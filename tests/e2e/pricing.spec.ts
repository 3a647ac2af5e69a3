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

function fitText(plan: Plan | undefined): string {
  const price = plan?.price ?? null
  return `fit ${plan?.name}, ${price === null ? 'by agreement' : `${dollars(price)} a month`}`
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
    const result = page.getByRole('status').filter({ hasText: 'requests a month' })
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
