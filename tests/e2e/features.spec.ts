import { docsTopic } from '@/config/external-links'
import { featureGroups } from '@/site/features'
import { expect, test } from './harness/test'

const features = '/cosmo/features'
const groups = featureGroups()
const [firstGroup] = groups
const lastGroup = groups.at(-1)
const [first] = firstGroup?.feats ?? []
const last = lastGroup?.feats.at(-1)

test('a feature is found whatever the case of its anchor, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${features}#${last?.anchor.toLowerCase()}`)
  await expect(page).toHaveURL(`${features}#${last?.anchor}`)
  const heading = page.locator(`[id="${last?.anchor}"]`)
  await expect(heading).toBeInViewport()
  const bar = page.getByRole('navigation', { name: 'Groups of features' })
  const link = (anchor: string | undefined) => bar.locator(`a[href$="#${anchor}"]`)
  await expect(link(lastGroup?.anchor)).toHaveAttribute('aria-current', 'true')
  await expect(link(lastGroup?.anchor)).toBeInViewport()
  await expect(link(firstGroup?.anchor)).not.toHaveAttribute('aria-current')
  await page.evaluate((hash) => (location.hash = hash), first?.anchor.toLowerCase() ?? '')
  await expect(page).toHaveURL(`${features}#${first?.anchor}`)
  await expect(page.locator(`[id="${first?.anchor}"]`)).toBeInViewport()

  // A feature is folded until its anchor or a press opens it.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cosmo')
  await page.goto(features)
  const docs = page.getByRole('link', { name: `Documentation of ${last?.title}` })
  await expect(docs).toBeHidden()
  await page.goto(`${features}#${last?.anchor.toLowerCase()}`)
  await expect(heading).toBeInViewport()
  await expect(docs).toBeVisible()
  await heading.click()
  await expect(docs).toBeHidden()
  // The first is open only on wide screens. Back shows the features as the visitor left them.
  const other = page.getByRole('link', { name: `Documentation of ${first?.title}` })
  await expect(other).toBeHidden()
  await page.locator(`[id="${first?.anchor}"]`).click()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(other).toBeVisible()
  await expect(docs).toBeHidden()

  // A link from another page opens its feature or the group of its topic, and back leads to the place of a link before it.
  for (const href of [`${features}#${last?.anchor}`, `/docs#${docsTopic(last?.docsHref ?? '')}`]) {
    await page.goto('/cosmo')
    await page.getByRole('link', { name: 'Run it locally' }).click()
    await page.evaluate((address) => {
      const anchor = Object.assign(document.createElement('a'), { href: address, textContent: 'the feature' })
      document.querySelector('main')?.prepend(anchor)
    }, href)
    await page.getByRole('link', { name: 'the feature' }).click()
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport()
    await page.goBack()
    await expect(page.locator('#quick-start')).toBeInViewport()
  }
})

test('scopes open fields, and a filter leaves the directives of one subject', async ({ page }) => {
  await page.goto(`${features}/auth`)
  const invoice = page.getByRole('listitem').filter({ hasText: 'invoice' }).first()
  await expect(invoice.getByText('and an error')).toBeVisible()
  await page.getByRole('checkbox', { name: 'support' }).check({ force: true })
  await expect(invoice.getByText('and an error')).toBeHidden()
  await page.getByRole('checkbox', { name: 'orders:read' }).uncheck({ force: true })
  await expect(invoice.getByText('and an error')).toBeVisible()

  await page.goto(`${features}/federation`)
  const table = page.getByRole('region', { name: 'Supported directives' })
  await page.getByRole('radio', { name: 'Access' }).check({ force: true })
  await expect(table.getByRole('row', { name: /@requiresScopes/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /@shareable/ })).toBeHidden()

  // A long table shows its first rows, and phones fold long listings, too.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('radio', { name: /^All/ }).check({ force: true })
  await expect(table.getByRole('row', { name: /@cost/ })).toBeHidden()
  await page.getByText(/^Show all \d+ rows/).click()
  await expect(table.getByRole('row', { name: /@cost/ })).toBeVisible()
  await page.getByText('Show fewer rows').click()
  await expect(page.getByText(/^Show all \d+ rows/)).toBeInViewport()
  await page.goto('/playground')
  await page
    .getByText(/^Show all \d+ lines/)
    .filter({ visible: true })
    .click()
  await expect(page.getByText('Show fewer lines').filter({ visible: true })).toHaveCount(1)
})

test('without script, pictures take choices, and features open listings', async ({ plainPage: page }) => {
  await page.goto('/')
  const plan = (name: string) => page.getByRole('figure', { name: `Query and plan over time: ${name}` })
  const choice = page.getByRole('group', { name: 'Query', exact: true })
  const [query = '', other = ''] = await choice.locator('label').allTextContents()
  await expect(plan(query)).toBeVisible()
  await choice.getByRole('radio', { name: other }).check({ force: true })
  await expect(plan(other)).toBeVisible()
  await expect(plan(query)).toBeHidden()

  await page.goto('/cosmo')
  const trace = page.getByText(/ = \d+ ms/)
  await expect(trace).toBeHidden()
  const screens = page.getByRole('group', { name: 'Screen of Studio' }).getByRole('radio')
  await screens.last().check({ force: true })
  await expect(trace).toBeVisible()
  await screens.nth(1).check({ force: true })
  await expect(trace).toBeHidden()
  const types = page.getByRole('group', { name: 'Type', exact: true }).getByRole('radio')
  const fields = page.getByRole('table', { name: /^Fields of / })
  const before = await fields.innerText()
  await types.last().check({ force: true })
  await expect.poll(() => fields.innerText()).not.toBe(before)

  // Every feature is listed, and its listings open.
  await page.goto(features)
  const titles = groups.flatMap(({ feats }) => feats.map(({ title }) => title))
  await expect(page.locator('main summary h3')).toHaveText(titles)
  const docs = page.getByRole('link', { name: `Documentation of ${last?.title}` })
  await expect(docs).toBeHidden()
  await page.locator(`[id="${last?.anchor}"]`).click()
  await expect(docs).toBeVisible()
})
