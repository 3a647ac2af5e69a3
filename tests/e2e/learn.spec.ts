import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './harness/test'

const course = '/learn/graphql-federation'
const chapter = `${course}/shareable`
const question = (page: Page, id: string) => page.locator(`form[data-question="${id}"]`)

test.describe('finding the way', () => {
  test('a learner goes from the missions to a chapter and on to the next', async ({ page }) => {
    await page.goto('/learn')
    await page.getByRole('heading', { name: 'Everything GraphQL Federation' }).getByRole('link').click()
    await expect(page).toHaveURL(course)
    await page.getByRole('main').getByRole('link', { name: 'Versions', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two versions of federation')
    await page.getByRole('link', { name: /Next Chapter/ }).click()
    await expect(page).toHaveURL(chapter)
    await page.getByRole('link', { name: /Previous Chapter/ }).click()
    await expect(page).toHaveURL(`${course}/versions`)
  })

  test('the sidebar marks the chapter and announced chapters say what is coming', async ({ page }) => {
    await page.goto(chapter)
    const sidebar = page.getByRole('navigation', { name: 'Chapters', exact: true })
    await expect(sidebar.locator('[aria-current="page"]')).toContainText('Shareable')
    await sidebar.getByRole('link', { name: /Enums/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enums')
    await expect(page.getByText('Coming soon', { exact: true })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(page.getByRole('link', { name: /Next Chapter/ })).toHaveCount(0)
  })

  test('the list on the side follows the section in view', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(chapter)
    const toc = page.getByRole('navigation', { name: 'On this page' }).last()
    await toc.getByRole('link', { name: 'Root fields' }).click()
    await expect(page).toHaveURL(/#root-fields$/)
    await expect(toc.locator('[aria-current]')).toHaveText('Root fields')
  })

  test('on a phone a bar holds the chapters, and only tablets lock the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(chapter)
    const bar = page.locator('main details').first()
    await bar.locator('summary').click()
    await expect(bar.getByRole('link', { name: /Entities/ })).toBeVisible()
    expect(await overflow(page)).not.toBe('hidden')
    await page.keyboard.press('Escape')
    await expect(bar.getByRole('link', { name: /Entities/ })).toBeHidden()
    await page.setViewportSize({ width: 800, height: 1000 })
    await bar.locator('summary').click()
    await expect.poll(() => overflow(page)).toBe('hidden')
    await page.keyboard.press('Escape')
    await expect.poll(() => overflow(page)).not.toBe('hidden')
  })
})

test.describe('the quiz', () => {
  test('explains a wrong answer, then takes the right one', async ({ page }) => {
    await page.goto(chapter)
    const form = question(page, 'the-promise')
    await form.getByLabel('It has to ask both and compare').check()
    await form.getByRole('button', { name: 'Check' }).click()
    await expect(form.getByText('The router never asks twice.', { exact: false })).toBeVisible()
    await expect(form.getByRole('status')).toContainText('Not yet')
    await expect(page.getByRole('button', { name: /Review what you missed \(1\)/ })).toBeVisible()
    await form.getByLabel('It may take the name from either', { exact: false }).check()
    await form.getByRole('button', { name: 'Check' }).click()
    await expect(form.getByRole('status')).toHaveText('Right.')
    await expect(page.getByText('1 of 6 solved')).toBeVisible()
  })

  test('orders by keyboard alone', async ({ page }) => {
    await page.goto(`${course}/entities`)
    const form = question(page, 'order-of-fetch')
    const right = [
      'The router asks accounts for name',
      'It builds a representation',
      'It asks reviews through _entities',
      'reviews resolves the reference',
      'The router joins both answers',
    ]
    for (const [place, text] of right.entries()) {
      const item = form.locator('li', { hasText: text })
      const up = item.getByRole('button', { name: /^Move up/ })
      await up.focus()
      for (let tries = 0; tries < 5; tries += 1) {
        const at = await form
          .locator('li')
          .evaluateAll((items, wanted) => items.findIndex((li) => li.textContent?.includes(wanted)), text)
        if (at === place) break
        await page.keyboard.press('Enter')
      }
    }
    await form.getByRole('button', { name: 'Check' }).press('Enter')
    await expect(form.getByRole('status').last()).toHaveText('Right.')
  })

  test('a typed answer may differ in case and known mistakes get their own word', async ({ page }) => {
    await page.goto(chapter)
    const form = question(page, 'bug-hunt')
    await form.getByRole('textbox').fill('@key')
    await form.getByRole('textbox').press('Enter')
    await expect(form.getByText('The key says how the parts', { exact: false })).toBeVisible()
    await form.getByRole('textbox').fill(' @Shareable ')
    await form.getByRole('textbox').press('Enter')
    await expect(form.getByRole('status')).toHaveText('Right.')
  })

  test('without JavaScript the answers can be unfolded', async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto(chapter)
    await page.getByText('Show the answer').first().click()
    await expect(page.getByText('That is the whole promise', { exact: false })).toBeVisible()
  })
})

test.describe('progress', () => {
  test('completed means read to the end and quiz passed; other tabs follow', async ({ page, context }) => {
    await page.goto(course)
    await expect(page.getByText('0 of 3 chapters completed')).toBeVisible()
    const other = await context.newPage()
    await other.goto(course)
    await page.evaluate((key) => {
      const ids = ['which-version', 'meaning-of-extend', 'allowed-twice', 'mixed-graph', 'order-of-moving']
      const questions = Object.fromEntries(ids.map((id) => [id, { solved: true, tries: 1 }]))
      localStorage.setItem(
        key,
        JSON.stringify({ version: 1, chapters: { versions: { seen: true, questions } } }),
      )
    }, 'course:graphql-federation')
    await page.goto(`${course}/versions`)
    const form = question(page, 'newer-directive')
    await form.getByRole('textbox').fill('2.5')
    await form.getByRole('textbox').press('Enter')
    await form.getByRole('textbox').scrollIntoViewIfNeeded()
    await expect(page.getByText('All solved. Well done.')).toBeVisible()
    await expect(other.getByText('0 of 3 chapters completed')).toBeVisible()
    await page.locator('#quiz').scrollIntoViewIfNeeded()
    await expect(other.getByText('1 of 3 chapters completed')).toBeVisible()
    await expect(other.getByRole('link', { name: /Continue: Shareable/ })).toBeVisible()
  })

  test('can be taken along as a file', async ({ page }) => {
    await page.goto(chapter)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('course:graphql-federation')))
      .toContain('shareable')
    await page.goto(course)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export progress' }).click()
    const file = await (await download).path()
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ version: 1, last: 'shareable' })
    await page.getByRole('button', { name: 'Forget progress' }).click()
    await page.getByLabel('Progress file').setInputFiles(file)
    await expect(page.getByText('Progress imported.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue: Shareable' })).toBeVisible()
    await page
      .getByLabel('Progress file')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[]') })
    await expect(page.getByText('This file holds no progress of a course.')).toBeVisible()
  })

  test('works where storage is denied, and says so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto(chapter)
    await expect(
      page.getByText('does not let this site keep anything', { exact: false }).first(),
    ).toBeVisible()
    const form = question(page, 'the-promise')
    await form.getByLabel('It may take the name from either', { exact: false }).check()
    await form.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('1 of 6 solved')).toBeVisible()
  })
})

function overflow(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
}
