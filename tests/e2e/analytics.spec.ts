import type { Page, Request } from 'playwright/test'
import { readStats } from '@/analytics/server/stats'
import { connect } from '@/db/connection'
import { navigation } from '@/site/navigation'
import { withServices } from './harness/services'
import { expect, holdScripts, test } from './harness/test'

/** What src/analytics/browser.test.ts does not look at. */
type Body = { n: string; u: string; r: string | null }

/** Records the events that a page sends. */
function events(page: Page): Body[] {
  const found: Body[] = []
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === '/api/event')
      found.push(JSON.parse(request.postData() ?? '{}') as Body)
  })
  return found
}

const names = (found: Body[]) => found.map(({ n, u }) => [n, new URL(u).pathname])
const { global: banner } = navigation().banners

test.beforeEach(({ context }) => withServices(context, { trackLocalhost: true }))

test('page views count on load and after a route change, for the operator', async ({ page, baseURL }) => {
  const found = events(page)
  const answer = page.waitForResponse('**/api/event')
  await page.goto('/pricing?utm_source=journey')
  expect((await answer).status()).toBe(202)
  expect((await answer).headers()['set-cookie']).toBeUndefined()
  expect(await (await answer).request().headerValue('content-type')).toBe('text/plain')
  expect(names(found)).toEqual([['pageview', '/pricing']])

  await page.getByRole('banner').getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meet our customers' })).toBeVisible()
  await expect.poll(() => names(found).at(-1)).toEqual(['pageview', '/customers'])
  expect(found[1]?.r).toBe(`${baseURL}/pricing?utm_source=journey`)
  await page.goBack()
  await expect.poll(() => names(found).at(-1)).toEqual(['pageview', '/pricing'])
  // A new hash is not a new page.
  await page.evaluate(() => (location.hash = '#plans'))
  await page.getByRole('banner').getByRole('link', { name: 'Customers' }).click()
  await expect.poll(() => found).toHaveLength(4)
  expect(await page.context().cookies()).toEqual([])

  const pages = async () => {
    const db = await connect({ path: `${process.env.E2E_DATA}/site.db` })
    const { top } = await readStats(db, 1)
    await db.destroy()
    return top.page.map(({ label }) => label)
  }
  await page.goto('/forms/to/contact')
  await expect.poll(() => names(found).at(-1)).toEqual(['pageview', '/forms/to/contact'])
  await expect.poll(pages, { timeout: 30_000 }).toContain('/customers')
})

test('marked clicks and conversions count, and page views unless refused', async ({ page }) => {
  const found = events(page)
  await page.goto('/pricing')
  await page.getByRole('banner').getByRole('link', { name: 'Get Started For Free' }).click()
  await expect.poll(() => names(found)).toContainEqual(['try-the-product', '/pricing'])

  await page.goto('/cosmo')
  await page.locator('a[data-event="Open in Gitpod"]').click()
  await expect.poll(() => names(found)).toContainEqual(['Open in Gitpod', '/cosmo'])
  await expect.poll(() => names(found)).toContainEqual(['pageview', '/playground'])

  // `no_track` stops the page views of a visit, not its events.
  found.length = 0
  await page.goto('/pricing?no_track')
  await page.getByRole('banner').getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meet our customers' })).toBeVisible()
  await page.getByRole('link', { name: banner.label }).click()
  await expect.poll(() => names(found)).toEqual([['Announcement Banner Clicked', '/customers']])
  await expect(page).toHaveURL(banner.href)
})

test('entries in the early-access form are counted, before its scripts arrive too', async ({ page }) => {
  const found = events(page)
  const arrive = await holdScripts(page, /\/forms\//)
  await page.goto('/hub')
  const frame = page.frameLocator('iframe[src*="early-access"]')
  await page.locator('[data-tf-widget]').scrollIntoViewIfNeeded()
  await frame.getByLabel('Your name').fill('Ada')
  arrive()
  const entered = [
    ['pageview', '/hub'],
    ['Early Access Form - Entered Name', '/hub'],
  ]
  await expect.poll(() => names(found)).toEqual(entered)
  await expect(frame.getByLabel('Your name')).toHaveValue('Ada')
  await frame.getByLabel('Work email').fill('ada@a.example')
  await frame.getByLabel('Work email').blur()
  entered.push(['Early Access Form - Entered Email', '/hub'])
  await expect.poll(() => names(found)).toEqual(entered)
  expect(JSON.stringify(found)).not.toMatch(/Ada|ada@/)
})
