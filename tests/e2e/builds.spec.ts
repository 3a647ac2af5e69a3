import { paths } from '@/config/paths'
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { postPath } from '@/content/paths'
import { makeBuilds, type Builds } from './harness/builds'
import { posts } from './harness/content'
import { stored } from './harness/forms'
import { expect, hydrated, holdScripts, test } from './harness/test'

// Names as the build gives them; the order is that of their age.
const [first, second, third] = ['20270101T000000Z', '20270102T000000Z', '20270103T000000Z'] as const
const post = posts[0]
let builds: Builds

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

test('pages of older builds go on, also while they load and with a form', async ({
  page: open,
  context,
  request,
}) => {
  // The server starts three times.
  test.slow()
  const { origin } = await builds.serve(first)
  await open.goto(`${origin}${paths.blog}`)
  const form = await context.newPage()
  await form.goto(`${origin}/forms/to/early-access`)
  await form.locator('.form-host[data-ready]').waitFor()
  await form.getByLabel('Your name').fill('Ada')
  await form.getByLabel('Work email').fill('switch@example.com')
  const loading = await context.newPage()
  const release = await holdScripts(loading)
  await loading.goto(`${origin}${paths.blog}`, { waitUntil: 'commit' })
  const missing = [watchMissing(open), watchMissing(loading)]

  // A form sent while the server restarts is stored once, and a page gets the scripts of its own build.
  const served = builds.serve(second)
  const join = form.getByRole('button', { name: 'Join the beta' })
  await join.click()
  await served
  await expect(async () => {
    // On a busy machine the restart takes longer than the form tries.
    if (await join.isVisible()) await join.click()
    await expect(form.getByRole('heading', { name: 'You are on the list' })).toBeVisible()
  }).toPass()
  expect(stored('switch@example.com', builds.database)).toHaveLength(1)
  release()
  await loading.locator(hydrated).waitFor({ state: 'attached' })

  // A page whose build is removed while it loads is loaded again by itself.
  const releaseAgain = await holdScripts(form)
  await form.goto(`${origin}${paths.blog}`, { waitUntil: 'commit' })
  await builds.serve(third)
  builds.remove(second)
  releaseAgain()
  await form.locator(hydrated).waitFor({ state: 'attached' })
  await expect(form.getByRole('heading', { level: 1 })).toBeVisible()

  // The search loads its code when it is opened.
  await open.keyboard.press('Control+k')
  await expect(open.getByRole('dialog').getByRole('combobox')).toBeVisible()
  await open.keyboard.press('Escape')
  const toPost = open.locator(`main a[href="${postPath(post?.slug ?? '')}"]`)
  await toPost.first().click()
  await expect(open.getByRole('heading', { level: 1 })).toHaveText(post?.data.title ?? '')
  await open.locator(hydrated).waitFor({ state: 'attached' })
  await open.goBack()
  await expect(open).toHaveURL(`${origin}${paths.blog}`)
  await open.locator(hydrated).waitFor({ state: 'attached' })
  expect(missing.flat()).toEqual([])

  // The release of these builds is gone, and the content of the project is being edited.
  const fields = { _key: randomUUID(), _elapsed: '5000', name: 'Ada', email: 'moved@example.com' }
  const headers = { accept: 'application/json' }
  const sent = await request.post(`${origin}/api/forms/early-access`, { form: fields, headers })
  expect(sent.status()).toBe(200)
  expect(stored('moved@example.com', builds.database)).toHaveLength(1)
  expect((await request.get(`${origin}/search?q=entity`)).status()).toBe(200)
})
