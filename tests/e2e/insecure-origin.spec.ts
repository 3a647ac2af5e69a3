import { postPath } from '@/content/paths'
import { openComments } from './harness/comments'
import { chapter, richPost } from './harness/content'
import { expect, test } from './harness/test'

// All journeys run over plain HTTP (harness/origins.ts). These look at what browsers leave out there.

const post = postPath(richPost.slug)

test('comments appear over plain HTTP, and refused copies say so or select the code', async ({ page }) => {
  await page.goto(post)
  const isSecure = await page.evaluate(() => isSecureContext)
  expect(isSecure, 'The journeys need a network address other than 127.0.0.1.').toBe(false)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copying was refused' })).toBeVisible()
  for (const path of [post, chapter.href]) {
    await openComments(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('This page failed to load completely')).toHaveCount(0)
  }
  const code = page.locator('.code-block').filter({ visible: true }).first()
  await code.getByRole('button', { name: 'Copy code' }).click()
  await expect(code.getByRole('button')).toContainText('Selected')
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('')
})
