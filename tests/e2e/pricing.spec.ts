import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, test } from './harness/test'

type Plan = { name: string; price: number | null; requests: number | null }

const { plans } = parse(readFileSync('content/plans.yaml', 'utf8')) as { plans: Plan[] }

/** The slider's 400 steps lead from 1 million to 10 billion, each by the same factor. */
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

/** How many files of a folder of content/ are of an industry. */
function ofIndustry(folder: string, industry: string): number {
  const files = readdirSync(`content/${folder}`).map((file) =>
    readFileSync(`content/${folder}/${file}`, 'utf8'),
  )
  return files.filter((text) => (parse(text) as { industry: string }).industry === industry).length
}

test.describe('the monthly-requests slider', () => {
  test('picks the plan, by keyboard as well', async ({ page }) => {
    await page.goto('/pricing')
    const slider = page.getByRole('slider', { name: 'Requests per month' })
    const answer = page.getByRole('status').filter({ hasText: 'requests a month' })
    await slider.fill('0')
    await expect(answer).toContainText('1 million')
    await expect(answer).toContainText(fitText(plans[0]))
    for (const [index, plan] of plans.entries()) {
      if (plan.requests === null) continue
      await slider.fill(String(positionOf(plan.requests)))
      await expect(answer).toContainText(fitText(plan))
      // Past the limit begins the next plan.
      for (let step = 0; step < 3; step += 1) await slider.press('ArrowRight')
      await expect(answer).toContainText(fitText(plans[index + 1]))
    }
    await slider.press('End')
    await expect(answer).toContainText('10 billion')
    await expect(answer).toContainText(fitText(plans.at(-1)))
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

test.describe('filters that need no script', () => {
  const lists = [
    {
      path: '/customers',
      items: 'section[aria-labelledby="stories"] li[data-group]',
      group: 'Healthcare',
      left: ofIndustry('customers', 'Healthcare'),
    },
    {
      path: '/other-federation-jobs',
      items: '#company-list > li',
      group: 'Travel',
      left: ofIndustry('federation-jobs', 'Travel'),
    },
  ]
  for (const { path, items, group, left } of lists) {
    test(`narrow down ${path}`, async ({ browser }) => {
      const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
      await page.goto(path)
      const all = await page.locator(items).count()
      expect(all).toBeGreaterThan(left)
      await expect(page.locator(`${items}:visible`)).toHaveCount(all)
      await page.getByRole('radio', { name: group }).check({ force: true })
      await expect(page.locator(`${items}:visible`)).toHaveCount(left)
      await page.getByRole('radio', { name: 'All' }).check({ force: true })
      await expect(page.locator(`${items}:visible`)).toHaveCount(all)
    })
  }
})
