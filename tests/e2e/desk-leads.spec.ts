import { readFile } from 'node:fs/promises'
import { jobPath } from '@/content/paths'
import { positions } from './harness/content'
import { joinDesk, openDeskMenu } from './harness/desk'
import { origin } from './harness/origins'
import { expect, expectUsable, test } from './harness/test'

/** A file that a browser would run, were it shown. */
const cv = '<script>document.title = "mine"</script>'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test('a member finds an application, answers it, and exports it', async ({ page, request }) => {
  const word = crypto.randomUUID().slice(0, 8)
  const name = `Lin ${word}`
  const email = `lin-${word}@example.com`
  const [posting] = positions
  await page.goto(`${origin}/forms/to/application#job=${posting?.slug}`)
  await page.locator('.form-host[data-ready]').waitFor()
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email address').fill(email)
  const chosen = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(cv) }
  await page.getByLabel('Your CV').setInputFiles(chosen)
  await page.getByRole('button', { name: 'Send application' }).tap()
  await expect(page.locator('[data-thanks]')).toBeFocused()

  await joinDesk(page, `leads-${word}@team.example`)
  await (await openDeskMenu(page)).getByRole('link', { name: 'Leads', exact: true }).tap()
  const item = page.getByRole('listitem').filter({ hasText: name })
  await expect(item).toContainText('Unread')
  await expect(item).toContainText(email)
  await expectUsable(page)

  await item.getByRole('link').tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('link', { name: 'Answer by email' })).toHaveAttribute('href', `mailto:${email}`)
  const toPosting = page.getByRole('link', { name: posting?.data.title })
  await expect(toPosting).toHaveAttribute('href', jobPath(posting?.slug ?? ''))
  await expectUsable(page)
  await page.getByLabel('State').selectOption('In contact')
  await page.getByLabel('Note').fill(`Called back, ${word}.`)
  await page.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByRole('status')).toHaveText('Saved.')
  await expect(page.getByLabel('State').locator('option:checked')).toHaveText('In contact')
  await expect(page.getByLabel('Note')).toHaveValue(`Called back, ${word}.`)

  const file = page.getByRole('link', { name: 'cv.txt' })
  const [saved] = await Promise.all([page.waitForEvent('download'), file.tap()])
  expect(saved.suggestedFilename()).toBe('cv.txt')
  expect(await readFile(await saved.path(), 'utf8')).toBe(cv)
  const address = await file.evaluate((link: HTMLAnchorElement) => link.href)
  const stranger = await request.get(address, { maxRedirects: 0 })
  expect(stranger.status()).toBe(303)
  expect(await stranger.text()).not.toContain(cv)

  await page.getByRole('link', { name: 'All leads' }).tap()
  await page.getByLabel('Search').fill(`${word} lin`)
  await page.getByRole('button', { name: 'Show', exact: true }).tap()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(item).toContainText('In contact')
  await expect(item).not.toContainText('Unread')
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as CSV' }).tap(),
  ])
  expect(table.suggestedFilename()).toMatch(/\.csv$/)
  const lines = (await readFile(await table.path(), 'utf8')).trim().split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(email)
})
