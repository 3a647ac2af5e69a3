import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './harness/test'

const features = '/cosmo/features'
const detailPages = [
  'federation',
  'breaking-change-detection',
  'schema-change-notifications',
  'pr-based-workflow',
  'analytics',
  'subscriptions',
  'schema-composition',
  'auth',
  'distributed-tracing',
].map((name) => `${features}/${name}`)

test.describe('all features', () => {
  test('an anchor is found whatever its case, also when the hash changes later', async ({ page }) => {
    await page.goto(`${features}#schema-contracts`)
    await expect(page).toHaveURL(/#Schema-Contracts$/)
    await expect(page.getByRole('heading', { name: /^Schema Contracts/ })).toBeInViewport()
    await page.evaluate(() => (location.hash = 'RBAC'.toLowerCase()))
    await expect(page).toHaveURL(/#RBAC$/)
    await expect(page.getByRole('heading', { name: /^RBAC/ })).toBeInViewport()
  })

  test('the navigation follows the scroll and unfolds the group in view', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${features}#Feature-Flags`)
    const nav = page.getByRole('navigation', { name: 'Features', exact: true })
    await expect(nav.getByRole('link', { name: 'Feature Flags' })).toHaveAttribute('aria-current', 'true')
    await expect(nav.getByRole('link', { name: 'Compositions' })).toBeVisible()
    await expect(nav.getByRole('link', { name: 'Schema Registry' })).toBeHidden()
  })
})

test('the quick start can be opened in a workspace, and the click is counted', async ({ page }) => {
  await page.goto('/cosmo')
  await expect(page.getByRole('link', { name: /Open in Gitpod/ })).toHaveAttribute(
    'data-event',
    'Open in Gitpod',
  )
})

test.describe('pictures that answer', () => {
  test('a proposed change names the clients that would notice', async ({ page }) => {
    await page.goto(`${features}/breaking-change-detection`)
    await expect(page.getByText('partner-feed').first()).toBeVisible()
    await choose(page, 'legacyColor')
    await expect(page.getByText('partner-feed').first()).toBeHidden()
    await expect(page.getByText('Check passed').locator('visible=true')).toHaveCount(1)
  })

  test('scopes open fields by complete combinations', async ({ page }) => {
    await page.goto(`${features}/auth`)
    const invoice = page.getByRole('listitem').filter({ hasText: 'invoice' }).first()
    await expect(invoice.getByText('and an error')).toBeVisible()
    await page.getByRole('checkbox', { name: 'support' }).check({ force: true })
    await expect(invoice.getByText('and an error')).toBeHidden()
    await page.getByRole('checkbox', { name: 'valid token' }).uncheck({ force: true })
    await expect(invoice.getByText('and an error')).toBeVisible()
  })

  test('the filter of the matrix leaves the directives of one subject', async ({ page }) => {
    await page.goto(`${features}/federation`)
    const table = page.getByRole('region', { name: 'Supported directives' })
    await page.getByRole('radio', { name: 'Access' }).check({ force: true })
    await expect(table.getByRole('row', { name: /@requiresScopes/ })).toBeVisible()
    await expect(table.getByRole('row', { name: /@shareable/ })).toBeHidden()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the pictures still answer and every feature is listed', async ({ page }) => {
    await page.goto(`${features}/schema-composition`)
    await choose(page, 'It composes')
    await expect(page.getByText('One graph', { exact: true })).toBeVisible()
    await page.goto(features)
    await expect(
      page.getByRole('navigation', { name: 'Features', exact: true }).getByRole('link'),
    ).toHaveCount(31)
  })
})

for (const path of ['/cosmo', features, ...detailPages]) {
  test(`${path} is sound on a small screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const { violations } = await new AxeBuilder({ page }).include('main').analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
  })
}

/** Chooses the radio button whose label holds a text; the button itself is transparent and lies over the label. */
async function choose(page: Page, text: string) {
  await page.locator('label').filter({ hasText: text }).getByRole('radio').check({ force: true })
}
