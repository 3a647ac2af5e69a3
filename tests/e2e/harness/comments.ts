import AxeBuilder from '@axe-core/playwright'
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

/** Fails when the conversation has an accessibility violation. */
export async function expectAccessible(page: Page): Promise<void> {
  // Contrast is measured after all animations.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  )
  const { violations } = await new AxeBuilder({ page }).include('#comments').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
