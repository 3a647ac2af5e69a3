import { paths } from '@/config/paths'
import type { Page, Route } from 'playwright/test'
import { postPath } from '@/content/paths'
import { posts } from './harness/content'
import { expect, test } from './harness/test'

/** What an older version or a broken server may send; what a proxy does, is in src/comments/browser/api.test.ts. */
const json = { comments: [{}], reactions: [], comment: {}, html: {}, on: 'yes', errors: 5 }
const respond = (route: Route) => route.fulfill({ json })
const unexpected = 'Our server responded with something unexpected.'

// The first posts are those of other journeys.
const post = posts.at(-1)
const path = postPath(post?.slug ?? '')
const title = post?.data.title ?? ''

/** Fails when the error page has replaced the page. */
async function expectPage(page: Page, heading: string | RegExp = title): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

test('after an unexpected response pages stay, and what failed is tried again', async ({ page }) => {
  await test.step('a post stays, and its comments can be loaded again', async () => {
    await page.route('**/api/comments?*', respond)
    await page.goto(path)
    const comments = page.locator('#comments')
    await comments.scrollIntoViewIfNeeded()
    await expect(comments.getByText(unexpected)).toBeVisible()
    await expectPage(page)
    await page.unroute('**/api/comments?*')
    await comments.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('form', { name: 'Write a comment' })).toBeVisible()

    // A comment and a reaction fail with one sentence, and the text stays.
    await page.route(/\/api\/comments(?:\/\w+)?$/, respond)
    await page.getByRole('button', { name: 'Rocket' }).click()
    await expect(page.getByRole('status').filter({ hasText: unexpected })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rocket' })).toHaveAttribute('aria-pressed', 'false')
    const form = page.getByRole('form', { name: 'Write a comment' })
    const text = form.getByLabel('Comment', { exact: true })
    await form.getByLabel('Name').fill('Ada')
    await text.fill('Not to be lost')
    await form.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(form.getByRole('alert')).toContainText(`${unexpected} Your text is kept`)
    await expect(text).toHaveValue('Not to be lost')
    await expectPage(page)
  })

  await test.step('search, counts and stars leave their pages alone', async () => {
    await page.route(/\/(?:search-index\.json|api\/get-jobs-count|api\/stars\.svg)$/, respond)
    await page.goto(paths.blog)
    await expect(page.locator('.jobs-badge')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Star on GitHub' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('router')
    await expect(page.getByText('The search could not be loaded.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectPage(page, 'Blog')

    await page.goto(paths.search)
    await page.getByRole('main').getByRole('searchbox').fill('router')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'for “router”' })).toBeVisible()
  })
})

test('without further scripts comments are a sentence, search opens its page', async ({ page }) => {
  await page.goto(path)
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  const comments = page.locator('#comments')
  await comments.scrollIntoViewIfNeeded()
  await expect(comments.getByText('The comments could not be shown here.')).toBeVisible()
  await expectPage(page)
  await page.keyboard.press('Control+k')
  await expect(page).toHaveURL(paths.search)

  // A server that never responds leaves the page as it is.
  await page.unrouteAll()
  await page.route(/\/(?:search-index\.json|api\/.*)$|\/api\/comments\?/, () => undefined)
  await page.goto(path)
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await expect(page.getByText('Loading the comments…')).toBeVisible()
  await expectPage(page)
})
