import type { Page } from 'playwright/test'
import { openComments, write } from './harness/comments'
import { chapter, conversations } from './harness/content'
import { joinDesk, openDeskMenu } from './harness/desk'
import { expect, expectAccessible, expectUsable, test, waitForQuietNetwork } from './harness/test'

// Every journey uses the conversation of another page.
const [firstPath = '', ownPath = ''] = conversations

/** Opens the first conversation until it has this many rockets; a conversation is kept for a moment. */
async function expectReactions(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await openComments(page, firstPath)
    await expect(page.getByRole('button', { name: `Rocket, ${count}` })).toBeVisible({ timeout: 2000 })
  }).toPass()
}

test('a conversation starts, is approved and gets replies, all by keyboard', async ({ page, browser }) => {
  await openComments(page, firstPath)
  await expectAccessible(page, '#comments')
  await page.getByRole('button', { name: 'Eyes' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Does `@key` **have** to be unique?')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Comment', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')

  const own = page.getByRole('article', { name: 'Comment by Ada' })
  await expect(own).toBeFocused()
  await expect(own).toContainText('Waiting for approval')
  await expect(own.locator('strong')).toHaveText('have')
  await expect(page.getByRole('status').filter({ hasText: 'waiting for approval' })).toBeVisible()
  // Axe measures what the sticky header covers in part as a small target.
  await page.locator('#comments').evaluate((comments) => comments.scrollIntoView())
  await expectAccessible(page, '#comments')

  const reader = await browser.newPage()
  await openComments(reader, firstPath)
  await expect(reader.getByText('No comments yet.')).toBeVisible()
  // A member approves it by tap.
  const desk = await browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await joinDesk(desk, `${crypto.randomUUID()}@team.example`)
  await (await openDeskMenu(desk)).getByRole('link', { name: 'Comments', exact: true }).tap()
  const queued = desk.getByRole('article').filter({ hasText: 'have to be unique' })
  await queued.getByText('Reply', { exact: true }).tap()
  await expect(queued.getByRole('button', { name: 'Approve and reply' })).toBeVisible()
  await expectUsable(desk)
  await queued.getByRole('button', { name: 'Approve', exact: true }).tap()
  await expect(desk.getByRole('status')).toHaveText('The comment is approved.')
  await desk.context().close()

  await openComments(reader, firstPath)
  await expect(reader.getByRole('article', { name: 'Comment by Ada' })).toBeVisible()
  await expect(reader.getByText('1 comment', { exact: true })).toBeVisible()
  await expect(reader.locator('#comments')).not.toContainText('ada@example.com')
  await expect(reader.getByRole('button', { name: 'Delete your comment' })).toHaveCount(0)
  await reader.getByRole('button', { name: 'Reply to Ada' }).focus()
  await reader.keyboard.press('Enter')
  const reply = reader.getByRole('form', { name: 'Reply to Ada' })
  await expect(reply.getByLabel('Reply', { exact: true })).toBeFocused()
  await expectAccessible(reader, '#comments')
  await reader.keyboard.press('Escape')
  await expect(reader.getByRole('button', { name: 'Reply to Ada' })).toBeFocused()
  await reader.keyboard.press('Enter')
  await reader.keyboard.type('Within the subgraph, yes.')
  await reply.getByLabel('Name').fill('Grace')
  await reply.getByRole('button', { name: 'Reply', exact: true }).press('Enter')
  await expect(reader.getByRole('article', { name: 'Reply by Grace' })).toBeFocused()
  await expectAccessible(reader, '#comments')

  // The writer of an approved comment is published at once.
  await openComments(page, firstPath)
  await expect(page.getByLabel('Name')).toHaveValue('Ada')
  await write(page, 'And across subgraphs?')
  await expect(page.getByRole('status').filter({ hasText: 'Your comment is published.' })).toBeVisible()
  await openComments(reader, firstPath)
  await expect(reader.getByText('And across subgraphs?')).toBeVisible()

  // A reaction counts once per browser, and a second click withdraws it.
  await page.getByRole('button', { name: 'Rocket' }).click()
  const mine = page.getByRole('button', { name: 'Rocket, 1' })
  await expect(mine).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, '#comments')
  await expectReactions(reader, 1)
  await reader.getByRole('button', { name: 'Rocket, 1' }).press('Space')
  await expect(reader.getByRole('button', { name: 'Rocket, 2' })).toHaveAttribute('aria-pressed', 'true')
  await expectReactions(page, 2)
  await page.getByRole('button', { name: 'Rocket, 2' }).click()
  await expect(mine).toHaveAttribute('aria-pressed', 'false')
  await expectReactions(reader, 1)
  await reader.context().close()
})

test('a conversation is fetched late; a writer deletes a comment of markup', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(ownPath)
  await waitForQuietNetwork(page)
  expect(asked).not.toContain('/api/comments')
  const heading = page.locator('#comments-title')
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  const before = await top()
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await expect(page.getByText('No comments yet.')).toBeVisible()
  expect(await top()).toBe(before)
  const text =
    '<img src=x onerror=alert(1)> [x](javascript:alert(1)) <script>alert(1)</script> **[ok](https://a.example)**'
  await write(page, `${text} ${'long'.repeat(200)}`, '<b>Eve</b>')
  // Read it again from the server.
  await openComments(page, ownPath)
  const own = page.locator('.comment').filter({ hasText: '<script>alert(1)</script>' })
  await expect(own).toContainText('<b>Eve</b>')
  await expect(own.locator('img, script, b')).toHaveCount(0)
  await expect(own.locator('.comment-text a')).toHaveCount(1)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectUsable(page, '#comments')
  page.once('dialog', (question) => question.dismiss())
  await page.getByRole('button', { name: 'Delete your comment' }).click()
  await expect(own).toBeVisible()
  page.once('dialog', (question) => question.accept())
  await page.getByRole('button', { name: 'Delete your comment' }).click()
  await expect(page.getByText('Your comment was deleted.')).toBeVisible()
  await expect(page.locator('#comments-title')).toBeFocused()
  await openComments(page, ownPath)
  await expect(page.getByText('No comments yet.')).toBeVisible()
})

test('the form of comments names invalid fields, and keeps the text', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openComments(page, chapter.href)
  const form = page.getByRole('form', { name: 'Write a comment' })
  await form.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(form.getByText('Please enter a name')).toBeVisible()
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByText('Please write something first.')).toBeVisible()
  await expectAccessible(page, '#comments')

  await page.route('**/api/comments', (route) => route.abort())
  await form.getByLabel('Name').fill('Ada')
  await form.getByLabel('Comment', { exact: true }).fill('Not to be lost')
  await form.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(form.getByRole('alert')).toContainText('Your text is kept')
  await expectAccessible(page, '#comments')
  await page.reload()
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await expect(form.getByLabel('Comment', { exact: true })).toHaveValue('Not to be lost')

  // The response is lost after the server stored the comment: sending it again must not store it twice.
  await page.unroute('**/api/comments')
  await page.route(
    '**/api/comments',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await form.getByLabel('Name').fill('Ada')
  await form.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(form.getByRole('alert')).toContainText('Your text is kept')
  await form.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByRole('article', { name: 'Comment by Ada' })).toBeFocused()
  await openComments(page, chapter.href)
  await expect(page.getByRole('article', { name: 'Comment by Ada' })).toHaveCount(1)
  await expect(form.getByLabel('Comment', { exact: true })).toHaveValue('')
})
