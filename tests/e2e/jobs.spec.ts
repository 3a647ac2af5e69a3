import { expect, test } from './harness/test'

const positions = '#positions > li'

test.describe('finding a position', () => {
  test('the list, the count and the feed say the same', async ({ page, request }) => {
    await page.goto('/jobs')
    const titles = await page.locator(`${positions} h3`).allInnerTexts()
    expect(titles.length).toBeGreaterThanOrEqual(5)
    expect(await (await request.get('/api/get-jobs-count')).json()).toEqual({
      jobPostingCount: titles.length,
    })
    const feed = await (await request.get('/jobs/rss.xml')).text()
    expect(feed.match(/<item>/g)).toHaveLength(titles.length)
    for (const title of titles) expect(feed).toContain(title)
  })

  test('filters keep their choice in the address and survive a reload', async ({ page }) => {
    await page.goto('/jobs')
    const all = await page.locator(positions).count()
    await page.getByLabel('Type').selectOption('Contractor')
    await expect(page.locator(`${positions}:visible`)).toHaveCount(1)
    await expect(page).toHaveURL(/\?type=Contractor#open-position$/)
    await page.reload()
    await expect(page.locator(`${positions}:visible`)).toHaveCount(1)
    await expect(page.getByLabel('Type')).toHaveValue('Contractor')
    await page.getByLabel('Type').selectOption('')
    await expect(page.locator(`${positions}:visible`)).toHaveCount(all)
    await expect(page).toHaveURL(/\/jobs#open-position$/)
  })

  test('a choice that fits nothing says so and offers the way back', async ({ page }) => {
    await page.goto('/jobs?team=Router&type=Intern')
    await expect(page.getByText('No open position matches.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Send an open application' })).toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page.locator(`${positions}:visible`)).not.toHaveCount(0)
  })

  test('all positions are listed without JavaScript', async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto('/jobs?type=Intern')
    expect(await page.locator(`${positions}:visible`).count()).toBeGreaterThanOrEqual(5)
    await expect(page.getByLabel('Type')).toBeHidden()
  })
})

test.describe('a posting', () => {
  test('leads from the chips to the application', async ({ page }) => {
    await page.goto('/jobs/senior-go-engineer-router')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior Go engineer, router')
    for (const chip of ['Full time', 'Remote, Europe', 'Router']) {
      await expect(page.locator('header .chip', { hasText: chip })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Apply now', exact: true }).click()
    await expect(page).toHaveURL(/#apply-now$/)
    await expect(page.locator('#apply-now').getByText('Apply Now')).toBeInViewport()
    await page.getByRole('link', { name: 'View all positions' }).click()
    await expect(page).toHaveURL(/\/jobs#open-position$/)
  })

  test('carries the structured data that search engines ask for', async ({ page }) => {
    await page.goto('/jobs/solutions-architect-europe')
    expect(
      await jobPosting(page.locator('script[type="application/ld+json"]').allTextContents()),
    ).toMatchObject({
      '@type': 'JobPosting',
      title: 'Solutions architect, Europe',
      datePosted: '2026-09-22',
      employmentType: 'FULL_TIME',
      directApply: true,
      identifier: { value: 'solutions-architect-europe' },
      hiringOrganization: { '@type': 'Organization', logo: { width: 512 } },
      jobLocation: { address: { addressLocality: 'Hamburg', addressCountry: 'DE' } },
      baseSalary: { currency: 'EUR', value: { minValue: 78000, maxValue: 96000, unitText: 'YEAR' } },
    })
    await page.goto('/jobs/security-engineer-contract')
    const remote = await jobPosting(page.locator('script[type="application/ld+json"]').allTextContents())
    expect(remote).toMatchObject({
      employmentType: 'CONTRACTOR',
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: expect.arrayContaining([{ '@type': 'Country', name: 'Brazil' }]),
    })
    expect(remote).not.toHaveProperty('jobLocation')
  })

  test('that is closed keeps its page with a notice and is not to be found', async ({ page }) => {
    await page.goto('/jobs/site-reliability-engineer')
    await expect(page.getByText('This position is closed')).toBeVisible()
    await expect(page.getByText('September 30, 2026').first()).toBeVisible()
    await expect(page.locator('#apply-now')).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toEqual([])
    await page.goto('/jobs')
    await expect(page.locator(positions, { hasText: 'Site reliability engineer' })).toHaveCount(0)
  })

  test('the count refuses other methods', async ({ request }) => {
    const answer = await request.post('/api/get-jobs-count')
    expect(answer.status()).toBe(405)
  })
})

async function jobPosting(texts: Promise<string[]>): Promise<Record<string, unknown> | undefined> {
  const all = (await texts).map((text) => JSON.parse(text) as Record<string, unknown>)
  return all.find((data) => data['@type'] === 'JobPosting')
}
