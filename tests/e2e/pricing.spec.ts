import { expect, test } from './harness/test'

test.describe('the monthly-requests slider', () => {
  test('picks the plan, by keyboard as well', async ({ page }) => {
    await page.goto('/pricing')
    const slider = page.getByRole('slider', { name: 'Requests per month' })
    const answer = page.getByRole('status').filter({ hasText: 'requests a month' })
    await slider.fill('0')
    await expect(answer).toContainText('1 million')
    await expect(answer).toContainText('fit Developer')
    await slider.fill('100')
    await expect(answer).toContainText('10 million')
    await expect(answer).toContainText('fit Developer')
    await slider.press('ArrowRight')
    await slider.fill('110')
    await expect(answer).toContainText('fit Launch, $499 a month')
    await slider.fill('290')
    await expect(answer).toContainText('fit Scale, $3,499 a month')
    await slider.press('End')
    await expect(answer).toContainText('10 billion')
    await expect(answer).toContainText('fit Enterprise, by agreement')
    await expect(slider).toHaveAttribute('aria-valuetext', '10 billion requests a month: Enterprise')
  })

  test('is a table of limits without JavaScript', async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto('/pricing')
    await expect(page.getByRole('slider')).toBeHidden()
    const limits = page.getByRole('region', { name: 'Request limits by plan' })
    await expect(limits.getByRole('row')).toHaveCount(5)
    await expect(limits.getByRole('row', { name: /Launch/ })).toContainText('250 million')
  })
})

test('the offers in the structured data are the prices on the cards', async ({ page }) => {
  await page.goto('/pricing')
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const application = texts
    .map((text) => JSON.parse(text) as { '@type': string; offers?: { price: number }[] })
    .find((data) => data['@type'] === 'SoftwareApplication')
  expect(application?.offers?.map(({ price }) => price)).toEqual([0, 499, 3499])
  for (const price of ['$0', '$499', '$3,499']) await expect(page.getByText(price).first()).toBeVisible()
})

test.describe('filters that need no script', () => {
  const lists = [
    {
      path: '/customers',
      items: 'section[aria-labelledby="stories"] li[data-group]',
      group: 'Healthcare',
      left: 1,
    },
    { path: '/other-federation-jobs', items: '#company-list > li', group: 'Travel', left: 2 },
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
