import { paths } from '@/config/paths'
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { postPath } from '@/content/paths'
import { makeBuilds, type Builds } from './harness/builds'
import { posts } from './harness/content'
import { expect, hydrated, holdScripts, test } from './harness/test'

// Names as the build gives them; the order is that of their age.
const [first, second, third] = ['20270101T000000Z', '20270102T000000Z', '20270103T000000Z'] as const
const post = posts[0]
let builds: Builds

test.describe.configure({ mode: 'serial' })
test.beforeAll(() => void (builds = makeBuilds([first, second, third])))
test.afterAll(() => builds.close())

/** Notes what a page asks for and does not get. */
function watchMissing(page: Page): string[] {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`)
  })
  return missing
}

test('a page of two builds ago, still open in a tab, loads its code and goes on to other pages', async ({
  page,
}) => {
  const { origin } = await builds.serve(first)
  await page.goto(`${origin}${paths.blog}`)
  const missing = watchMissing(page)
  await builds.serve(second)
  await builds.serve(third)

  // The search loads its code when it is opened.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .locator(`main a[href="${postPath(post?.slug ?? '')}"]`)
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post?.data.title ?? '')
  await page.locator(hydrated).waitFor({ state: 'attached' })
  await page.goBack()
  await expect(page).toHaveURL(`${origin}${paths.blog}`)
  await page.locator(hydrated).waitFor({ state: 'attached' })
  expect(missing).toEqual([])
})

test('a page that loads while the build changes gets the scripts and the payload of its own build', async ({
  page,
}) => {
  const { origin } = await builds.serve(first)
  const missing = watchMissing(page)
  const release = await holdScripts(page)
  await page.goto(`${origin}${paths.blog}`, { waitUntil: 'commit' })
  await builds.serve(second)
  release()
  await page.locator(hydrated).waitFor({ state: 'attached' })
  expect(missing).toEqual([])
})

test('what was typed before the build changes is kept, sent while the server restarts, and stored once', async ({
  page,
}) => {
  const { origin } = await builds.serve(first)
  await page.goto(`${origin}/forms/to/early-access`)
  await page.locator('.form-host[data-ready]').waitFor()
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Work email').fill('switch@example.com')
  const served = builds.serve(second)
  await page.getByRole('button', { name: 'Join the beta' }).click()
  await served
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible()
  expect(builds.count('switch@example.com')).toBe(1)
})

test('a build whose release is gone takes forms and searches while the content of the project is being edited', async ({
  request,
}) => {
  const { origin } = await builds.serve(first)
  const form = { _key: randomUUID(), _elapsed: '5000', name: 'Ada', email: 'moved@example.com' }
  const headers = { accept: 'application/json' }
  const sent = await request.post(`${origin}/api/forms/early-access`, { form, headers })
  expect(sent.status()).toBe(200)
  expect(builds.count('moved@example.com')).toBe(1)
  expect((await request.get(`${origin}/search?q=entity`)).status()).toBe(200)
})

test('a page whose build is removed while it loads is loaded again by itself', async ({ page }) => {
  const { origin } = await builds.serve(first)
  const release = await holdScripts(page)
  await page.goto(`${origin}${paths.blog}`, { waitUntil: 'commit' })
  await builds.serve(second)
  builds.remove(first)
  release()
  await page.locator(hydrated).waitFor({ state: 'attached' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
