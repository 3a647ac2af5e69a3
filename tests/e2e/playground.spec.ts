import type { Page } from 'playwright/test'
import { tour } from '@/content/tour'
import { playgroundHref } from '@/playground/share'
import { failScripts, scriptsWith } from './harness/scripts'
import { expect, expectAccessible, expectNoOverflow, holdScripts, test } from './harness/test'

const link =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable"])'
const products = {
  name: 'products',
  sdl: `${link}\n\ntype Query {\n  products: [Product!]!\n}\n\ntype Product @key(fields: "id") {\n  id: ID!\n  name: String!\n}\n`,
}
const reviews = {
  name: 'reviews',
  sdl: `${link}\n\ntype Product @key(fields: "id") {\n  id: ID!\n  stars: Int\n}\n`,
}
const query = '{ products { name stars } }'
const graph = playgroundHref([products, reviews], query)
const clash = playgroundHref([
  products,
  { ...reviews, sdl: reviews.sdl.replace('stars: Int', 'name: String!') },
])

const workbench = (page: Page) => page.locator('#workbench')
const verdict = (page: Page) => workbench(page).getByRole('status').first()
const stopLink = (page: Page, stop = tour()[1]) =>
  page.getByRole('heading', { name: stop?.title ?? '' }).getByRole('link')
const schema = (page: Page, name: string) => page.getByRole('textbox', { name: `Schema of ${name}` })
const names = (page: Page) =>
  page.getByRole('tablist', { name: 'Subgraphs' }).getByRole('tab').allTextContents()
const tab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Subgraphs' }).getByRole('tab', { name: new RegExp(`^${name}`) })

async function open(page: Page, href = graph): Promise<void> {
  await page.goto(href)
  await expect(workbench(page).locator('.cm-editor').first()).toBeVisible()
}

test('a tab chosen in the finished example is shown when the workbench starts', async ({ page }) => {
  await page.goto('/playground')
  await page.getByRole('radio', { name: 'Timeline' }).click()
  await expect(page.getByRole('tab', { name: 'Timeline', selected: true })).toBeVisible()
})

test('without script, the page is a finished example with a tour', async ({ plainPage: page }) => {
  const [first] = tour()
  await page.goto('/playground')
  for (const { name } of first?.subgraphs ?? []) {
    await expect(page.getByRole('tabpanel', { name }).getByText('type').first()).toBeVisible()
  }
  await expect(page.getByText('Composes', { exact: true })).toBeVisible()
  await expect(page.getByText('api.graphql').first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Query plan' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible()
  for (const { title } of tour()) await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const other = tour().find((item) => item.expect !== 'ok')
  await page.goto(`/playground/${other?.example}`)
  await expect(page).toHaveTitle(new RegExp(`^${other?.title}`))
  await expect(page.getByRole('list', { name: 'Problems' })).toContainText(other?.expect ?? '')
})

test('a problem leads to its text, a fix solves it, another composer is asked', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // Animations that end at once have crashed the page.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await open(page, clash)
  await expect(verdict(page)).toContainText('1 problem')
  // The light page is accessible, and its dialogs open in the middle.
  await expectUsable(page)
  await expect(tab(page, 'products')).toContainText('1 problem')
  await expect(tab(page, 'reviews')).toContainText('1 problem')
  await expect(schema(page, 'products').locator('.cm-lintRange-error')).toHaveText('name')
  const problems = page.getByRole('region', { name: 'Problems' })
  await problems.getByRole('button', { name: /^reviews, line/ }).click()
  await expect(schema(page, 'reviews')).toBeFocused()
  await expect(tab(page, 'reviews')).toHaveAttribute('aria-selected', 'true')
  const fix = problems.getByRole('button', { name: /shareable/ })
  await fix.first().click()
  await expect(verdict(page)).toContainText('Composes')
  await expect(problems).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(verdict(page)).toContainText('1 problem')
  const ask = page.getByRole('button', { name: 'Compare with a second composer' })
  await context.setOffline(true)
  await ask.click()
  await expect(page.getByText('The second composer could not be loaded')).toBeVisible()
  await context.setOffline(false)
  await ask.click()
  await expect(page.getByText('The second composer refuses them, too.')).toBeVisible()
  await expect(page.getByText(/Checked by .*wundergraph/)).toBeVisible()
})

test('what is typed is composed, planned and answered in the browser alone', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.setViewportSize({ width: 1366, height: 800 })
  await open(page)
  await expect(verdict(page)).toContainText('Composes')
  for (const name of ['Subgraph schemas', 'Query', 'Plan and answer'])
    await expect(page.getByRole('region', { name, exact: true })).toBeInViewport({ ratio: 1 })
  const plan = page.getByRole('list', { name: 'Query plan' })
  await expect(plan.getByText('1. products')).toBeVisible()
  await expect(plan.getByText(/enters reviews with the key id of Product/)).toBeVisible()

  // Tab leaves the editor.
  await schema(page, 'products').focus()
  await page.keyboard.press('Tab')
  await expect(schema(page, 'products')).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(schema(page, 'products')).toBeFocused()

  await page.keyboard.press('Control+End')
  await page.keyboard.type('type Secretword {')
  await expect(verdict(page)).toContainText('problem')
  await expect(plan.getByText('2. reviews')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(verdict(page)).toContainText('Composes')

  await page.getByRole('tab', { name: 'Timeline' }).click()
  await page.getByRole('list', { name: 'Timeline' }).getByText('2. reviews').click()
  await expect(page.getByRole('group', { name: 'Representations of fetch 2' })).toContainText('Product')
  await page.getByRole('tab', { name: 'Latency and failure' }).click()
  await page.getByRole('group', { name: 'reviews' }).getByLabel('Subgraph').selectOption('unreachable')
  await page.getByRole('tab', { name: 'Answer' }).click()
  await expect(page.getByRole('heading', { name: 'Why fields are null' })).toBeVisible()
  const answer = page.getByRole('group', { name: 'Answer', exact: true })
  await expect(answer).toContainText('"stars": null')

  await page.getByRole('tab', { name: 'Sample data' }).click()
  await page.getByRole('textbox', { name: 'Sample data' }).fill('[]')
  await page.getByRole('tab', { name: 'Answer' }).click()
  await expect(page.getByText('The sample data is not a JSON object.').locator('visible=true')).toBeVisible()
  await page.getByRole('button', { name: 'Generate again' }).click()
  await expect(answer).toContainText('products')

  // Fast typing keeps its order, and an invalid query is marked where it is wrong.
  const field = page.getByRole('textbox', { name: 'Query' })
  await page.getByRole('tab', { name: 'Query', exact: true }).click()
  await field.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type('{ products { name ')
  await expect(field).toHaveText('{ products { name }}')
  await field.fill('{ products { name price } }')
  await expect(field.locator('.cm-lintRange-error')).toHaveText('price')
  await field.fill('{ products { name } }')
  await expect(field.locator('.cm-lintRange-error')).toHaveCount(0)
  await page.goto('/pricing')
  expect(sent.filter((text) => /Secretword|graph=/.test(text))).toEqual([])
})

test('work of two tabs is kept, both, through reload, back and forward', async ({ page, context }) => {
  await open(page)
  await schema(page, 'products').click()
  await page.keyboard.type('# first ')
  await page.reload()
  await expect(schema(page, 'products')).toContainText('# first')
  await page.goto('/pricing')
  await page.goBack()
  await expect(schema(page, 'products')).toContainText('# first')
  const second = await context.newPage()
  await second.goto('/playground')
  await expect(schema(second, 'products')).toContainText('# first')
  await schema(second, 'products').click()
  await second.keyboard.type('# second ')
  await schema(page, 'products').click()
  await page.keyboard.type('# third ')
  await page.reload()
  await second.reload()
  await expect(schema(page, 'products')).toContainText('# third')
  await expect(schema(page, 'products')).not.toContainText('# second')
  await expect(schema(second, 'products')).toContainText('# second')
  await expect(schema(second, 'products')).not.toContainText('# third')
})

test('work is shared by a link; an example opens in its place until undo', async ({ page, browser }) => {
  const [, stop] = tour()
  await open(page)
  await page.getByRole('tab', { name: 'Latency and failure' }).click()
  await page.getByRole('group', { name: 'reviews' }).getByLabel('Subgraph').selectOption('unreachable')
  await page.getByRole('button', { name: 'Share or export' }).click()
  const field = page.getByLabel('Link to this work')
  await expect(field).toHaveValue(/#graph=/)
  const opened = await browser.newPage()
  await opened.goto(await field.inputValue())
  await expect(schema(opened, 'products')).toContainText('products: [Product!]!')
  await expect(opened.getByRole('textbox', { name: 'Query' })).toContainText('stars')
  await opened.getByRole('tab', { name: 'Latency and failure' }).click()
  await expect(opened.getByRole('group', { name: 'reviews' }).getByLabel('Subgraph')).toHaveValue(
    'unreachable',
  )
  expect(new URL(opened.url()).hash).toBe('')
  await opened.close()

  await page.keyboard.press('Escape')
  await stopLink(page, stop).click()
  await expect(tab(page, stop?.subgraphs[0]?.name ?? '')).toBeVisible()
  await expect(tab(page, 'products')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(tab(page, 'products')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
})

test('what is typed or pressed before scripts have loaded is kept, and a link opens', async ({ page }) => {
  const arrive = await holdScripts(page)
  await page.goto('/playground', { waitUntil: 'commit' })
  const code = page.locator('[data-file] code').first()
  await code.click({ position: { x: 1, y: 4 } })
  await page.keyboard.type('# kept ')
  arrive()
  await expect(schema(page, tour()[0]?.subgraphs[0]?.name ?? '')).toContainText('# kept ')

  const stop = tour()[1]
  const release = await holdScripts(page, /./, scriptsWith(/The link is damaged/))
  await page.reload()
  await page.keyboard.press('Shift')
  await stopLink(page, stop).click()
  await expect(page).toHaveURL(/#graph=/)
  release()
  await expect(tab(page, stop?.subgraphs.at(-1)?.name ?? '')).toBeVisible()
  await expect(page).toHaveURL(`/playground/${stop?.example}`)
  await page.reload()
  await expect(tab(page, stop?.subgraphs.at(-1)?.name ?? '')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  const go = await holdScripts(page)
  await page.goto('/playground', { waitUntil: 'commit' })
  await page.getByText('Saved work').click({ force: true })
  go()
  await expect(page.getByRole('dialog', { name: 'Saved work' })).toBeVisible()
})

test('work stays in the address where the browser stores nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    for (const kind of ['localStorage', 'sessionStorage']) Object.defineProperty(window, kind, { get })
  })
  await open(page)
  await expect(page.getByText('This browser cannot store your work')).toBeVisible()
  await schema(page, 'products').click()
  await page.keyboard.type('# mine ')
  const typed = page.url()
  await expect.poll(() => page.url()).not.toBe(typed)
  await page.reload()
  await expect(schema(page, 'products')).toContainText('# mine')
  await page.goto('/pricing')
  await page.goBack()
  await expect(schema(page, 'products')).toContainText('# mine')
})

test('work comes from files; subgraphs are edited by keyboard', async ({ page }) => {
  await page.goto('/playground#graph=damaged')
  await expect(page.getByText('The link is damaged')).toBeVisible()
  await open(page)
  await expect.poll(() => names(page)).toEqual(['products', 'reviews'])
  await page.getByRole('button', { name: 'Add a subgraph' }).focus()
  await page.keyboard.press('Enter')
  await expect(tab(page, 'subgraph')).toBeFocused()
  await page.keyboard.press('F2')
  await page.keyboard.type('products')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Another subgraph is named products.')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('orders')
  await page.keyboard.press('Enter')
  await expect(tab(page, 'orders')).toBeFocused()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect.poll(() => names(page)).toEqual(['products', 'orders', 'reviews'])
  await expect(tab(page, 'orders')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect.poll(() => names(page)).toEqual(['products', 'reviews'])
  await expect(tab(page, 'reviews')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect.poll(() => names(page)).toEqual(['products', 'orders', 'reviews'])
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open files' }).click()
  await (
    await chooser
  ).setFiles([
    { name: 'prices.graphql', mimeType: 'text/plain', buffer: Buffer.from('type Price { id: ID! }') },
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') },
  ])
  await expect(tab(page, 'prices')).toBeVisible()
  await expect(page.getByText('photo.png is neither')).toBeVisible()
})

test('own schemas take the place of the example when dropped or pasted', async ({ page }) => {
  await page.goto('/playground')
  const files = await page.evaluateHandle(
    (schemas) => {
      const transfer = new DataTransfer()
      for (const { name, sdl } of schemas) transfer.items.add(new File([sdl], `${name}.graphql`))
      return transfer
    },
    [products, { ...reviews, name: 'stars' }],
  )
  await page.locator('main').dispatchEvent('dragover', { dataTransfer: files })
  await page.locator('main').dispatchEvent('drop', { dataTransfer: files })
  await expect.poll(() => names(page)).toEqual(['products', 'stars'])
  await expect(verdict(page)).toContainText('Composes')

  // Without work, the example is there again. The playground keeps its work when it is left, so forget it elsewhere.
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('/playground')
  const [first] = tour()[0]?.subgraphs ?? []
  const editor = schema(page, first?.name ?? '')
  await expect(page.locator('.cm-editor').first()).toBeVisible()
  // Over plain HTTP, a page has no other way to the clipboard.
  await page.evaluate((sdl) => {
    const field = document.body.appendChild(document.createElement('textarea'))
    field.value = sdl
    field.select()
    document.execCommand('copy')
    field.remove()
  }, products.sdl)
  await editor.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+v')
  await expect.poll(() => names(page)).toEqual([first?.name])
  await expect(verdict(page)).toContainText('Composes')
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await names(page)).length).toBeGreaterThan(1)
})

test('engine or editor may fail to load: what is typed stays and composes', async ({ page }) => {
  await failScripts(page, /EXTERNAL_ARGUMENT_MISSING/)
  await open(page)
  await expect(page.getByText('The engine could not be loaded')).toBeVisible()
  await schema(page, 'products').click()
  await page.keyboard.type('# mine ')
  await page.reload()
  await expect(schema(page, 'products')).toContainText('# mine')

  await page.context().unrouteAll()
  // Another document, because the address differs only in its hash.
  await page.goto('about:blank')
  await failScripts(page, /cm-content/)
  await page.goto(graph)
  await expect(page.getByText('The editor could not be loaded')).toBeVisible()
  await schema(page, 'products').fill('type Query { broken')
  await expect(verdict(page)).toContainText('problem')
  await expect(schema(page, 'products')).toHaveValue('type Query { broken')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('nothing moves when the workbench starts, and one pane is shown', async ({ page }) => {
    await page.goto('/playground')
    const below = page.locator('#tour').getByRole('heading').first()
    const before = await below.boundingBox()
    await expect(workbench(page).locator('.cm-editor').first()).toBeVisible()
    expect(Math.abs(((await below.boundingBox())?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(4)

    await page.goto(clash)
    await expect(verdict(page)).toContainText('1 problem')
    await expectUsable(page)
    const panes = page.getByRole('group', { name: 'Pane' })
    await expect(schema(page, 'products')).toBeHidden()
    await panes.getByRole('radio', { name: 'Schemas' }).tap()
    await expect(page.getByRole('region', { name: 'Problems' })).toBeHidden()
    await panes.getByRole('radio', { name: 'Graph' }).tap()
    await page.getByRole('button', { name: /^reviews, line/ }).tap()
    await expect(schema(page, 'reviews')).toBeFocused()
    await panes.getByRole('radio', { name: 'Query' }).tap()
    await expect(page.getByRole('textbox', { name: 'Query' })).toBeVisible()
    await expectNoOverflow(page)
  })
})

/** Fails when axe finds something in the page, or a dialog does not open in the middle. */
async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page, 'main')
  const toolbar = page.getByRole('toolbar', { name: 'Work' })
  const middle = (page.viewportSize()?.width ?? 0) / 2
  for (const name of ['Share or export', 'Saved work']) {
    await toolbar.getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog')
    await expect(async () => {
      const { x = -1, width = 0 } = (await dialog.boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(0)
      expect(Math.abs(x + width / 2 - middle)).toBeLessThan(2)
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
}
