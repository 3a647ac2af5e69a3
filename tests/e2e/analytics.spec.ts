import type { Page, Request } from 'playwright/test'
import { readStats } from '@/analytics/server/stats'
import { connect } from '@/db/connection'
import { navigation } from '@/site/navigation'
import { startStandIn, withServices } from './harness/services'
import { expect, holdScripts, test } from './harness/test'

type Body = { n: string; u: string; d: string; r: string | null; w: number; h: number; p?: string }

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

test.describe('counted', () => {
  test.beforeEach(({ context }) => withServices(context, { trackLocalhost: true }))

  test('a page view on load, and one after every completed route change', async ({ page, baseURL }) => {
    const found = events(page)
    const answer = page.waitForResponse('**/api/event')
    await page.goto('/pricing?utm_source=journey')
    expect((await answer).status()).toBe(202)
    expect((await answer).headers()['set-cookie']).toBeUndefined()
    const request = (await answer).request()
    expect(request.method()).toBe('POST')
    expect(await request.headerValue('content-type')).toBe('text/plain')
    expect(found).toEqual([
      {
        n: 'pageview',
        u: `${baseURL}/pricing?utm_source=journey`,
        d: new URL(baseURL ?? '').hostname,
        r: null,
        w: page.viewportSize()?.width,
        h: 0,
      },
    ])

    await page.getByRole('banner').getByRole('link', { name: 'Customers' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Meet our customers' })).toBeVisible()
    await expect
      .poll(() => names(found))
      .toEqual([
        ['pageview', '/pricing'],
        ['pageview', '/customers'],
      ])
    expect(found[1]?.r).toBe(`${baseURL}/pricing?utm_source=journey`)
    await page.goBack()
    await expect.poll(() => names(found).at(-1)).toEqual(['pageview', '/pricing'])
    // A new hash is not a new page.
    await page.evaluate(() => (location.hash = '#plans'))
    await page.getByRole('banner').getByRole('link', { name: 'Customers' }).click()
    await expect.poll(() => found).toHaveLength(4)
    expect(await page.context().cookies()).toEqual([])
  })

  test('clicks on marked elements, and on links that leave the site', async ({ page }) => {
    const outside = await startStandIn()
    const found = events(page)
    await page.goto('/docs')
    await expect.poll(() => found).toHaveLength(1)
    await page.getByRole('banner').getByRole('link', { name: 'Star on GitHub' }).click()
    await expect.poll(() => names(found)).toContainEqual(['Github', '/docs'])
    await expect(page).toHaveURL(/elsewhere\/repository/)

    await page.goto('/cosmo')
    await page.locator('a[data-event="Open in Gitpod"]').click()
    await expect.poll(() => names(found)).toContainEqual(['Open in Gitpod', '/cosmo'])

    await page.goto('/pricing')
    await page.getByRole('link', { name: navigation().banners.global.label }).click()
    await expect.poll(() => names(found)).toContainEqual(['Announcement Banner Clicked', '/pricing'])
    await expect(page).toHaveURL(navigation().banners.global.href)

    await page.goto('/jobs')
    await page.evaluate((origin) => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML('afterbegin', `<a href="${origin}/there">Off we go</a>`)
    }, outside.origin)
    await page.getByRole('link', { name: 'Off we go' }).click()
    await expect(page).toHaveURL(`${outside.origin}/there`)
    const click = found.find(({ n }) => n === 'Outbound Link: Click')
    expect(JSON.parse(click?.p ?? '')).toEqual({ url: `${outside.origin}/there` })
    await outside.close()
  })

  test('a conversion, without any consent', async ({ page }) => {
    const found = events(page)
    await page.goto('/pricing')
    await page.getByRole('banner').getByRole('link', { name: 'Get Started For Free' }).click()
    await expect.poll(() => names(found)).toContainEqual(['try-the-product', '/pricing'])
  })

  test('what is entered into the early-access form, counted for the page around it', async ({ page }) => {
    const found = events(page)
    await page.goto('/hub')
    const frame = page.frameLocator('iframe[src*="early-access"]')
    await page.getByRole('link', { name: 'Open this form on its own page' }).scrollIntoViewIfNeeded()
    await frame.getByLabel('Your name').fill('Ada')
    await frame.getByLabel('Work email').fill('ada@a.example')
    await frame.getByLabel('Work email').blur()
    await expect
      .poll(() => names(found))
      .toEqual([
        ['pageview', '/hub'],
        ['Early Access Form - Entered Name', '/hub'],
        ['Early Access Form - Entered Email', '/hub'],
      ])
    expect(JSON.stringify(found)).not.toMatch(/Ada|ada@/)
  })

  test('what is entered into it before its scripts arrive', async ({ page }) => {
    const found = events(page)
    const arrive = await holdScripts(page, /\/forms\//)
    await page.goto('/hub')
    const frame = page.frameLocator('iframe[src*="early-access"]')
    await page.getByRole('link', { name: 'Open this form on its own page' }).scrollIntoViewIfNeeded()
    await frame.getByLabel('Your name').fill('Ada')
    arrive()
    await expect
      .poll(() => names(found))
      .toEqual([
        ['pageview', '/hub'],
        ['Early Access Form - Entered Name', '/hub'],
      ])
    await expect(frame.getByLabel('Your name')).toHaveValue('Ada')
  })

  test('a form on its own page', async ({ page }) => {
    const found = events(page)
    await page.goto('/forms/to/contact')
    await expect.poll(() => names(found)).toEqual([['pageview', '/forms/to/contact']])
  })

  test('no_track stops the page views of a visit, not its events', async ({ page }) => {
    const found = events(page)
    await page.goto('/pricing?no_track')
    await page.getByRole('banner').getByRole('link', { name: 'Customers' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Meet our customers' })).toBeVisible()
    await page.getByRole('link', { name: navigation().banners.global.label }).click()
    await expect.poll(() => names(found)).toEqual([['Announcement Banner Clicked', '/customers']])
  })

  test('the operator sees what was counted', async ({ page }) => {
    await page.goto('/customers')
    const pages = async () => {
      const { db } = await connect({ path: `${process.env.E2E_DATA}/site.db` })
      const { top } = await readStats(db, 1)
      await db.destroy()
      return top.page.map(({ label }) => label)
    }
    await expect.poll(pages, { timeout: 30_000 }).toContain('/customers')
  })
})
