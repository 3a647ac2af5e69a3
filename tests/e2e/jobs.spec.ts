import { readFileSync } from 'node:fs'
import { site } from '@/config/site'
import { jobPath } from '@/content/paths'
import { formById } from '@/forms/host/forms'
import { applicationFormOf } from '@/jobs/jobs'
import { formatDate } from '@/lib/dates'
import { closedPosition, officePosition, positions, remotePosition } from './harness/content'
import { expect, expectNoOverflow, test } from './harness/test'

const items = '#positions > li'

test('a posting leads to the application; on a phone the facts come first', async ({ page }) => {
  const { slug, data } = officePosition
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(jobPath(slug))
  const facts = page.getByRole('complementary', { name: 'Facts' })
  await expect(facts.getByText('Posted')).toBeVisible()
  const address = `mailto:${site.author.jobsEmail}?subject=${encodeURIComponent(data.title)}`
  await expect(page.locator(`a[href="${address}"]`)).toContainText(site.author.jobsEmail)
  const [first, second] = await Promise.all([facts.boundingBox(), page.locator('.longform').boundingBox()])
  expect(first?.y).toBeLessThan(second?.y ?? 0)
  await expectNoOverflow(page)

  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.title)
  await expect(page.getByRole('link', { name: 'Share on LinkedIn' })).toBeVisible()
  await expect(page.locator('header .chip')).toHaveText([data.type, data.location, data.team])
  await page.getByRole('link', { name: 'Apply now', exact: true }).click()
  await expect(page.getByRole('dialog', { name: data.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'View all positions' }).click()
  await expect(page).toHaveURL(/\/jobs#open-position$/)
})

test('a posting is named by the form without script, and leaves the lists when closed', async ({
  plainPage: page,
  request,
}) => {
  await page.goto(jobPath(remotePosition.slug))
  await page.getByRole('link', { name: 'Apply now', exact: true }).click()
  await expect(page).toHaveURL(/#apply-now$/)
  await page.locator('#apply-now').getByText('Apply Now').click()
  const note = page.getByText('You apply for:').filter({ visible: true })
  await expect(note).toHaveText(`You apply for: ${remotePosition.data.title}`)

  const { slug, data } = closedPosition
  await page.goto(jobPath(slug))
  await expect(page.getByText('This position is closed')).toBeVisible()
  await expect(page.getByText(formatDate(data.validThrough ?? '')).first()).toBeVisible()
  await expect(page.locator('#apply-now')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Share on LinkedIn' })).toHaveCount(0)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toEqual([])
  await page.goto('/jobs')
  const titles = await page.locator(`${items} h3`).allInnerTexts()
  expect(titles.toSorted()).toEqual(positions.map((position) => position.data.title).toSorted())
  expect(await (await request.get('/api/get-jobs-count')).json()).toEqual({ jobPostingCount: titles.length })
  const feed = await (await request.get('/jobs/rss.xml')).text()
  expect(feed.match(/<item>/g)).toHaveLength(titles.length)
  for (const title of titles) expect(feed).toContain(title)
})

test('an application says what happens after sending, and offers a copy of the answers', async ({ page }) => {
  const { slug, data } = remotePosition
  const { title = '', steps = [] } = formById(applicationFormOf(remotePosition))?.thanks ?? {}
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(jobPath(slug))
  await page.locator('#apply-now').getByRole('link', { name: 'Apply Now' }).click()
  await expect(page.getByRole('dialog').getByText(data.title)).toBeVisible()
  const form = page.frameLocator('dialog iframe')
  await form.getByLabel('Your name').fill('Lin Copy')
  await form.getByLabel('Email address').fill('copy@example.com')
  const buffer = Buffer.from('My CV')
  await form.getByLabel('Your CV').setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer })
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(form.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 })
  for (const { when, title: what } of steps) {
    const step = form.getByRole('listitem').filter({ hasText: what })
    await expect(step.getByText(when)).toBeVisible()
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('link', { name: 'Save a copy of your answers' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.txt$/)
  const copy = readFileSync(await download.path(), 'utf8')
  for (const text of ['Lin Copy', 'copy@example.com', 'cv.txt', jobPath(slug)]) expect(copy).toContain(text)
})
