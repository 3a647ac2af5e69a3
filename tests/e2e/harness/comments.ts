import { expect, type Page } from 'playwright/test'

/** Opens the page at `path` and waits for the conversation below it. */
export async function openComments(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await expect(page.getByRole('form', { name: 'Write a comment' })).toBeVisible()
}

/** Writes a comment and waits until it appears in the conversation. */
export async function write(page: Page, text: string, name = 'Ada'): Promise<void> {
  const form = page.getByRole('form', { name: 'Write a comment' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Comment', { exact: true }).fill(text)
  await form.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByRole('article', { name: `Comment by ${name}` }).first()).toBeFocused()
}
