import type { Page } from 'playwright/test'
import { createSearch } from '@/search/engine'
import type { Entry } from '@/search/entry'
import { customers } from '@/content/collections'
import { productRoutes } from '@/config/brand'
import { customerPath, jobPath, postPath } from '@/content/paths'
import { featureColumns } from '@/site/navigation'
import { positions, posts } from './harness/content'
import { expect, expectAccessible, expectNoOverflow, holdScripts, test } from './harness/test'

const [customer] = customers.all()
const customerName = customer?.data.name.toLowerCase() ?? ''
const customerHref = customerPath(customer?.slug ?? '')
// As a form of HTML writes it.
const customerSearch = `/search?q=${customerName.replaceAll(' ', '+')}`
const features = featureColumns()
  .flat()
  .flatMap(({ links }) => links)
const [feature] = features

const index = '/search-index.json'
const phone = { width: 390, height: 844 }

test('the palette loads when opened, leads to a section, and survives a failure', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/pricing')
  const before = asked.length
  expect(asked).not.toContain(index)
  const button = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect.poll(() => asked.slice(before)).toContain(index)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page).toHaveURL('/pricing')

  await open(page)
  await page.keyboard.type('federation')
  await expect(options(page).nth(3)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expectActive(page, 1)
  await page.keyboard.press('Home')
  await expectActive(page, 0)
  await page.keyboard.press('ArrowUp')
  await expectActive(page, (await options(page).count()) - 1)
  await expect(options(page).last()).toBeInViewport()
  await page.keyboard.press('End')
  await expectActive(page, (await options(page).count()) - 1)
  await page.keyboard.press('ArrowDown')
  await expectActive(page, 0)

  await field(page).fill(misspelled(feature?.label ?? ''))
  await expect(options(page).first()).toContainText(feature?.label ?? '')
  await expect(page.getByRole('status').filter({ hasText: /\d+ results/ })).toHaveCount(1)
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(feature?.href ?? '')
  await expect(palette(page)).toBeHidden()
  await expect(page.locator(`[id="${feature?.href.split('#')[1]}"]`)).toBeInViewport()
  expect(asked.filter((path) => path === index)).toHaveLength(1)

  // An index that fails to load is reported and loaded again, and the palette waits for another dialog.
  await page.route(`**${index}`, (route) => route.fulfill({ status: 503, body: '' }))
  // Keys that are pressed before the scripts arrive count.
  const releaseScripts = await holdScripts(page)
  await page.goto('/pricing', { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Control+k')
  releaseScripts()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('router')
  const link = palette(page).getByRole('link', { name: 'Search on its own page' })
  await expect(link).toHaveAttribute('href', '/search?q=router')
  await page.unroute(`**${index}`)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await page.evaluate(() => {
    const dialog = document.createElement('dialog')
    dialog.append('Another')
    document.body.append(dialog)
    dialog.showModal()
  })
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await open(page)
  await page.keyboard.type('router')
  await expect(options(page).first()).toContainText('Router')
})

test('the palette is accessible, has suggestions, and fits a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/learn')
  await open(page)
  await expect(options(page).filter({ hasText: 'Pricing' })).toBeVisible()
  for (const query of ['', 'entity key', 'zzzzzzzz']) {
    await field(page).fill(query)
    if (query === 'zzzzzzzz') await expect(palette(page).getByText('Nothing found for')).toBeVisible()
    else await expect(options(page).nth(2)).toBeVisible()
    // A list that is being replaced is dimmed.
    await expect(palette(page).locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page, 'dialog[open]')
  }
  await expect(page.getByRole('status').filter({ hasText: 'No results' })).toHaveCount(1)
  await options(page).filter({ hasText: 'Ask an engineer' }).click()
  await expect(page).toHaveURL('/contact/sales')

  // On a phone, the menu leads to it and back.
  await page.setViewportSize(phone)
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Toggle menu' }).click()
  await page.getByRole('link', { name: 'Search the site' }).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('pricng')
  await expect(options(page).first()).toContainText('Pricing')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Toggle menu' })).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('button', { name: 'Toggle menu' }).click()
  await page.setViewportSize({ width: 320, height: 568 })
  await page.getByRole('link', { name: 'Search the site' }).click()
  await page.keyboard.type('composition error')
  await expect(options(page).first()).toBeVisible()
  await expectNoOverflow(page)
  await expect(palette(page)).toBeInViewport({ ratio: 1 })
})

test('the search page shows results of its address, on going back, too', async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByRole('main').getByRole('link', { name: 'Pricing' })).toBeVisible()
  const input = page.getByRole('main').getByRole('searchbox')
  await input.fill(customerName)
  await input.press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toContainText(`results for “${customerName}”`)
  await expect(results(page).first()).toHaveAttribute('href', customerHref)
  await expect(page).toHaveURL(customerSearch)
  await page.reload()
  await expect(input).toHaveValue(customerName)
  await expect(results(page).first()).toHaveAttribute('href', customerHref)
  await expectAccessible(page)
  await results(page).first().click()
  await expect(page).toHaveURL(customerHref)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.locator('[aria-current=page]')).toHaveText(customer?.data.name ?? '')
  await page.goBack()
  await expect(page).toHaveURL(customerSearch)
  await expect(input).toHaveValue(customerName)
  await expect(results(page).first()).toHaveAttribute('href', customerHref)
  await input.fill('subgraph')
  await input.press('Enter')
  const visible = results(page).filter({ visible: true })
  const rest = page.getByRole('main').locator('summary').first()
  await rest.waitFor()
  const shown = await visible.count()
  await rest.click()
  await expect.poll(() => visible.count()).toBeGreaterThan(shown)
})

test('the search page responds to any query', async ({ request }) => {
  for (const query of [
    '?q=a&q=b',
    '?q=%zz',
    `?q=%F0%9F%9B%B0${'x'.repeat(97)}%F0%9F%9B%B0`,
    '?q=%3Cscript%3Ealert(1)%3C/script%3E',
  ]) {
    const answer = await request.get(`/search${query}`)
    expect(answer.status(), query).toBe(200)
    const text = await answer.text()
    expect(text).not.toContain('<script>alert')
    expect(text).toMatch(/<meta name="robots" content="noindex/)
  }
})

test('the 404 page and the header lead to results, without script too', async ({ page, plainPage }) => {
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  for (const visitor of [page, plainPage]) {
    await visitor.goto('/pricing/entreprise')
    await visitor.getByRole('main').getByRole('searchbox').fill('subgraph')
    await visitor.getByRole('main').getByRole('searchbox').press('Enter')
    await expect(visitor).toHaveURL('/search?q=subgraph')
    await expect(visitor.getByRole('main').getByRole('listitem').first()).toBeVisible()
  }

  // The header leads to the search without script.
  await plainPage.goto('/pricing')
  await plainPage.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await expect(plainPage).toHaveURL('/search')
  await plainPage.getByRole('searchbox').fill(misspelled(feature?.label ?? ''))
  await plainPage.getByRole('searchbox').press('Enter')
  await expect(plainPage).toHaveURL(/\/search\?q=/)
  await expect(results(plainPage).first()).toContainText(feature?.label ?? '')
  await expect(plainPage.getByRole('searchbox')).toHaveValue(misspelled(feature?.label ?? ''))
  await plainPage.getByRole('searchbox').fill('zzzzzzzz')
  await plainPage.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(plainPage.getByText('Nothing found for “zzzzzzzz”')).toBeVisible()
})

/** Queries for pages that are always there, and what the finished index must find first. */
const expected: [query: string, href: string][] = [
  ['pricing', '/pricing'],
  ['price', '/pricing'],
  ['prcing', '/pricing'],
  ['router', '/router-gateway'],
  ['ruoter', '/router-gateway'],
  ['jobs', '/jobs'],
  ['careers', '/jobs'],
  ['blog', '/blog'],
  ['privacy', '/privacy-policy'],
  ['contact sales', '/contact/sales'],
  ['customers', '/customers'],
  ['mcp', '/mcp-gateway'],
  ['llm', '/mcp-gateway'],
  ['grpc', '/connect'],
  ['hasura', productRoutes.hasuraAlternative],
  ['graphos alternative', productRoutes.graphosAlternative],
  ['state of federation', '/state-of-graphql-federation/2024'],
]

test('the index finds the intended page first, and content by its title', async ({ request }) => {
  const search = await createSearch((await (await request.get(index)).json()) as Entry[])
  const found = expected.map(([query]) => [query, search(query)[0]?.href])
  expect(found).toEqual(expected)
  const named: [title: string, href: string][] = [
    ...posts.map(({ slug, data }): [string, string] => [data.title, postPath(slug)]),
    ...customers.all().map(({ slug, data }): [string, string] => [data.name, customerPath(slug)]),
    ...positions.map(({ slug, data }): [string, string] => [data.title, jobPath(slug)]),
    ...features.map(({ label, href }): [string, string] => [label, href]),
  ]
  // A feature may also have a page of its own, which comes before its block.
  const lost = named.filter(([title, href]) => !search(title, 2).some((result) => result.href === href))
  expect(lost).toEqual([])
})

/** The text with one letter missing. */
function misspelled(text: string): string {
  return text.slice(0, 3) + text.slice(4)
}

async function open(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

async function expectActive(page: Page, index_: number): Promise<void> {
  await expect(options(page).nth(index_)).toHaveAttribute('aria-selected', 'true')
  const id = await options(page).nth(index_).getAttribute('id')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '')
}

function palette(page: Page) {
  return page.getByRole('dialog', { name: 'Search', exact: true })
}

function field(page: Page) {
  return page.getByRole('combobox', { name: 'Search this site' })
}

function options(page: Page) {
  return palette(page).getByRole('option')
}

function results(page: Page) {
  return page.getByRole('main').locator('h3 a')
}
