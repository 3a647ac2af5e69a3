import type { Page } from 'playwright/test'
import { openComments, write } from './harness/comments'
import { conversations } from './harness/content'
import { deskOrigin, joinDesk, openDeskMenu } from './harness/desk'
import { expect, expectUsable, test } from './harness/test'

/** Away from the conversations whose comments other journeys count. */
const path = conversations.at(-2) ?? ''
const card = (page: Page, name: string) => page.getByRole('article', { name: `Comment by ${name}` })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a member approves a comment by tap, and readers see it', async ({ page }) => {
    const name = uniqueName()
    await openComments(page, path)
    await write(page, 'Does `@key` have to be unique?', name)
    await expect(card(page, name)).toContainText('Waiting for approval')

    await joinDesk(page, `${name}@team.example`)
    await (await openDeskMenu(page)).getByRole('link', { name: 'Comments', exact: true }).tap()
    await card(page, name).getByText('Reply', { exact: true }).tap()
    await expect(card(page, name).getByRole('button', { name: 'Approve and reply' })).toBeVisible()
    await expectUsable(page)
    await card(page, name).getByRole('button', { name: 'Approve', exact: true }).tap()
    await expect(page.getByRole('status')).toHaveText('The comment is approved.')
    await expect(card(page, name)).toHaveCount(0)

    await openComments(page, path)
    await expect(card(page, name)).toBeVisible()
    await expect(card(page, name)).not.toContainText('Waiting for approval')
  })
})

test('a member decides by keys, and changes a decision afterwards', async ({ page }) => {
  const [earlier, later] = [uniqueName(), uniqueName()]
  await openComments(page, path)
  await write(page, 'What does a router cost?', earlier)
  await write(page, 'Buy my watches.', later)
  await joinDesk(page, `${later}@team.example`)
  await openQueue(page)

  // In a field, keys are text.
  await card(page, later).getByText('Reply', { exact: true }).click()
  await card(page, later).getByRole('textbox').last().pressSequentially('jar k')
  await expect(card(page, later).getByRole('textbox').last()).toHaveValue('jar k')
  await expect(card(page, later).getByRole('textbox').last()).toBeFocused()
  await openQueue(page)

  // Other journeys write comments too.
  const names = await page.locator('article.comment').evaluateAll((all) => all.map((one) => one.ariaLabel))
  const [first, second] = [later, earlier].map((name) => names.indexOf(`Comment by ${name}`))
  const between = (second ?? 0) - (first ?? 0)
  await press(page, 'j', (first ?? 0) + 1)
  await expect(card(page, later)).toBeFocused()
  await press(page, 'j', between)
  await expect(card(page, earlier)).toBeFocused()
  await press(page, 'k', between)
  await expect(card(page, later)).toBeFocused()
  await page.keyboard.press('r')
  await expect(page.getByRole('status')).toHaveText('The comment is refused.')
  await expect(card(page, later)).toHaveCount(0)
  await expect(card(page, earlier)).toBeVisible()
  await expectUsable(page)

  await page.getByRole('link', { name: 'Change it' }).click()
  await card(page, later).focus()
  await page.keyboard.press('a')
  await expect(page.getByRole('status')).toHaveText('The comment is approved.')
  await expectUsable(page)
})

/** Opens the queue and waits until its keys work. */
async function openQueue(page: Page): Promise<void> {
  await page.goto(`${deskOrigin}/desk/comments`)
  await expect(page.getByText('Keys: j next')).toBeVisible()
}

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await page.keyboard.press(key)
}

function uniqueName(): string {
  return `Ada-${crypto.randomUUID().slice(0, 8)}`
}
