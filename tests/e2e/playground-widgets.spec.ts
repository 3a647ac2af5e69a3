import type { Page } from 'playwright/test'
import { postPath } from '@/content/paths'
import { demosData } from '@/demos/data'
import { initialChoices } from '@/demos/plan-data'
import { decodeWork } from '@/playground/share-link'
import { planPost, problemsPost } from './harness/content'
import { failScripts } from './harness/scripts'
import { expect, expectUsable, test, waitForQuietNetwork } from './harness/test'

const { composition: presets, changes } = demosData()
const { published, clients, proposals } = changes
const { choices } = demosData().plan
const router = '/router-gateway'
const features = '/cosmo/features'
const composition = `${features}/schema-composition`
const breaking = `${features}/breaking-change-detection`

/** What only the scripts of the engine and of the editor contain. */
const engineScript = /EXTERNAL_MISSING_ON_BASE/
const editorScript = /cm-editor/

/** Chooses a case of a widget; forced, because the transparent radio button covers its label. */
async function choose(page: Page, label: string): Promise<void> {
  const option = page.locator('label').filter({ hasText: new RegExp(`^${label}$`) })
  await option.getByRole('radio').check({ force: true })
}

const editor = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const status = (page: Page) => page.locator('main').getByRole('status').locator('visible=true').first()
const contract = (page: Page) =>
  page.locator('details').filter({ has: page.getByText('What the audience sees') })

async function edit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: /^Edit/ }).click()
  await expect(page.locator('.cm-editor').first()).toBeVisible()
  // A mark that arrives while a text is replaced takes its selection away.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

test('without script, every example shows what the engine says of it', async ({ plainPage: page }) => {
  await test.step('composition shows each case with its verdict', async () => {
    await page.goto(composition)
    for (const { label, verdict } of presets) {
      await choose(page, label)
      const shown = verdict === 'ok' ? 'Composes' : verdict
      await expect(page.getByText(shown, { exact: true }).locator('visible=true').first()).toBeVisible()
    }
    await expect(page.getByRole('button', { name: /^Edit/ })).toBeHidden()
  })

  await test.step('breaking changes show who would notice each proposal', async () => {
    await page.goto(breaking)
    for (const { label } of proposals) {
      await choose(page, label)
      await expect(status(page)).toHaveText(/^Check (passed|failed)/)
    }
    for (const { name } of clients) {
      await expect(page.getByRole('group', { name: `Operations of ${name}` })).toBeVisible()
    }
  })

  await test.step('the router shows plan and timeline of a query that cannot be changed', async () => {
    await page.goto(router)
    await page.getByText(/^Query plan/).click()
    await expect(page.getByRole('list', { name: 'Query plan' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible()
    for (const { field } of choices)
      await expect(page.getByRole('checkbox', { name: new RegExp(`^${field}`) })).toBeDisabled()
  })

  await test.step('a contract shows the schema of its audience', async () => {
    await page.goto(features)
    await page.locator('#Schema-Contracts').click()
    const schema = contract(page).getByRole('group', { name: 'Schema of the audience' })
    await expect(schema).toContainText('type Query')
    await expect(schema).not.toContainText('purchasePrice')
  })
})

test('no page fetches the engine before a visitor acts; a contract answers', async ({ page }) => {
  const fetched: string[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    const text = await response.text().catch(() => '')
    if (engineScript.test(text) || editorScript.test(text)) fetched.push(`${page.url()}: ${response.url()}`)
  })
  for (const path of ['/', composition, breaking, router, `${features}#Schema-Contracts`]) {
    await page.goto(path)
    await page.mouse.wheel(0, 3000)
    await waitForQuietNetwork(page)
  }
  expect(fetched).toEqual([])

  // The last of these pages shows what an audience of ticked tags sees.
  const show = contract(page).getByRole('group', { name: 'Show only' })
  await show.getByRole('checkbox', { name: 'public' }).check()
  const schema = contract(page).getByRole('group', { name: 'Schema of the audience' })
  await expect(schema).not.toContainText('orders')
  await expect(schema).toContainText('products')
  await expect(contract(page)).toContainText('--include public')
})

test('the press starts with the case in view, and problems lead to places', async ({ page }) => {
  await page.goto(composition)
  const last = presets.findLast(({ verdict }) => verdict !== 'ok') ?? presets[0]
  await choose(page, last?.label ?? '')
  await page.getByRole('button', { name: /^Edit/ }).click()
  const [first, second] = last?.subgraphs ?? []
  await expect(editor(page, `Schema of ${first?.name}`)).toBeFocused()
  await expect(status(page)).toContainText(/\d+ problem/)
  await expect(page.locator('.cm-lintRange-error').first()).toBeVisible()
  const place = page.getByRole('button', { name: new RegExp(`^${second?.name}, line`) })
  await place.first().click()
  await expect(editor(page, `Schema of ${second?.name}`)).toBeFocused()
  await page.setViewportSize({ width: 390, height: 800 })
  await expectUsable(page, 'main')
})

test('own subgraphs are composed, undone, and taken to the playground', async ({ page }) => {
  await edit(page, composition)
  const [first, second] = presets[0]?.subgraphs ?? []
  await editor(page, `Schema of ${first?.name}`).fill('type Query { mine: String }')
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await editor(page, `Schema of ${second?.name}`).fill('type Query { yours: Int }')
  await expect(status(page)).toContainText('Composes')
  const graph = page.getByRole('group', { name: 'The graph that clients see' })
  await expect(graph).toContainText('mine: String')
  await expect(graph).toContainText('yours: Int')
  await expect(page.getByText(/Composed in your browser in \d+ ms/)).toBeVisible()
  const link = page.getByRole('link', { name: /what you edited/ })
  await expect
    .poll(async () => decodeWork((await link.getAttribute('href'))?.replace('/playground', '') ?? ''))
    .toMatchObject({
      subgraphs: [
        { name: first?.name, sdl: 'type Query { mine: String }' },
        { name: second?.name, sdl: 'type Query { yours: Int }' },
      ],
    })
  await choose(page, presets.at(-1)?.label ?? '')
  await expect(editor(page, `Schema of ${first?.name}`)).not.toContainText('mine')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(editor(page, `Schema of ${first?.name}`)).toContainText('mine')
})

const smallest = clients.toSorted((a, b) => a.share - b.share)[0]

test('breaking changes an edited schema is judged by edited operations of clients', async ({ page }) => {
  await edit(page, breaking)
  await editor(page, 'Proposed schema').fill(published.replace('  upc: String\n', ''))
  const broken = `${smallest?.name} ${smallest?.version} would break. It sends 1% of requests`
  await expect(status(page)).toContainText(broken)
  await editor(page, `Operations of ${smallest?.name}`).fill('{ search(text: "a") { sku } }')
  await expect(status(page)).toContainText('Check passed')
  await expect(page.getByText('No client uses it.')).toBeVisible()
  await editor(page, 'Proposed schema').fill('type Query {')
  await expect(page.getByText('GRAPHQL_SYNTAX_ERROR')).toBeVisible()
  await editor(page, 'Proposed schema').fill(published.replace('upc', 'gtin'))
  await page.getByRole('button', { name: 'Publish this schema' }).click()
  await expect(status(page)).toContainText('Nothing has changed yet')
  await page.setViewportSize({ width: 390, height: 800 })
  await expectUsable(page, 'main')
})

test('home says how long a check takes in the browser, and leaves the change in view', async ({ page }) => {
  await page.goto('/')
  await choose(page, proposals[0]?.label ?? '')
  await page.getByRole('button', { name: 'Check it in your browser' }).click()
  await expect(page.getByText(/Your\sbrowser\stook\s\d+\sms/)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Proposed change of catalog.graphql' })).toBeVisible()
})

const box = (page: Page, field: string) => page.getByRole('checkbox', { name: new RegExp(`^${field}`) })

test('the plan of the router follows its query, and stays without its worker', async ({ page }) => {
  await failScripts(page, engineScript)
  await page.goto(router)
  await box(page, 'name').uncheck()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
  await expect(page.getByText(/^Query plan/)).toBeVisible()
  await page.context().unrouteAll()
  await page.goto(router)
  const before = await page.getByRole('list', { name: 'Timeline' }).getByRole('group').count()
  await box(page, 'name').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: `${before - 1} requests` })).toBeVisible()
  for (const { field } of initialChoices(choices)) await box(page, field).uncheck()
  await expect(page.getByText('The operation is empty.')).toBeVisible()
  await box(page, 'reference').check()
  await expect(page.getByRole('status').filter({ hasText: '1 request in 1 step' })).toBeVisible()
})

test('schemas and query of an example in a post are edited in place', async ({ page }) => {
  await page.goto(postPath(problemsPost.slug))
  const editSchemas = page.getByRole('button', { name: /^Edit the schemas/ })
  const frame = page.getByRole('figure').filter({ has: editSchemas }).first()
  await expect(frame.getByText(/^\d+ problems?$/)).toBeVisible()
  await editSchemas.first().click()
  const statuses = page.locator('figure').getByRole('status')
  const verdict = statuses.filter({ hasText: /problem|Composes/ }).first()
  await expect(verdict).toContainText('problem')
  await expect(page.getByRole('textbox', { name: /^Schema of / }).first()).toBeFocused()
  const problems = page.locator('figure').getByRole('list', { name: 'Problems' }).first()
  await problems
    .getByRole('button', { name: /^(Add|Remove|Make) / })
    .first()
    .click()
  await expect(verdict).toContainText('Composes')
  await expect(verdict).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(verdict).toContainText('problem')

  await page.goto(postPath(planPost.slug))
  const editQuery = page.getByRole('button', { name: /^Edit the query/ })
  await editQuery.first().click()
  const plan = page.locator('figure').getByRole('list', { name: 'Query plan' }).first()
  await expect(plan).toBeVisible()
  await editor(page, 'Query').fill('{ __typename }')
  await expect(plan.getByRole('article')).toHaveCount(1)
})
