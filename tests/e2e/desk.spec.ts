import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { jobPath } from '@/content/paths'
import { openComments, write } from './harness/comments'
import { conversations, positions } from './harness/content'
import { addAuthenticator, deskLink, deskOrigin, joinDesk, openDeskMenu } from './harness/desk'
import { origin } from './harness/origins'
import { expect, expectUsable, test } from './harness/test'

/** Away from the conversations whose comments other journeys count. */
const path = conversations.at(-2) ?? ''
const card = (page: Page, name: string) => page.getByRole('article', { name: `Comment by ${name}` })
/** A file that a browser would run, were it shown. */
const cv = '<script>document.title = "mine"</script>'

test('a member joins by keyboard on a phone, signs out, and signs in with the passkey', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await addAuthenticator(page)
  const invitation = await deskLink('join', 'joins@team.example')
  await page.goto(invitation)
  await expectUsable(page)
  await page.getByRole('button', { name: 'Create a passkey' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads')

  const names = await (await openDeskMenu(page)).getByRole('link').allTextContents()
  await page.reload()
  for (const name of names) {
    await (await openDeskMenu(page)).getByRole('link', { name, exact: true }).click()
    await expect(page.locator('header summary')).toContainText(name)
    await expectUsable(page)
  }

  await (await openDeskMenu(page)).getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await expectUsable(page)
  await page.goto(`${deskOrigin}/desk/log`)
  for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log')

  // A link in a mail, which is a page of another site, leads a signed-in member to its page.
  await page.goto(origin)
  await page.evaluate((address) => location.assign(address), `${deskOrigin}/desk/log`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log')
})

test('a link signs in a second device, which registers a passkey of its own', async ({ page, browser }) => {
  await joinDesk(page, 'second-device@team.example')
  const second = await browser.newPage()
  await addAuthenticator(second)
  await second.goto(await deskLink('link', 'second-device@team.example'))
  await second.getByRole('button', { name: 'Sign in' }).click()
  const passkeys = second.getByRole('region', { name: 'Passkeys' }).getByRole('row')
  await expect(passkeys).toHaveCount(2)
  await second.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys).toHaveCount(3)
  await second.getByRole('button', { name: 'End all sessions' }).click()
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await second.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('You')
  await page.goto(`${deskOrigin}/desk/log`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await second.close()
})

test('where browsers offer no passkeys, a link signs in without JavaScript', async ({ plainPage: page }) => {
  await deskLink('join', 'no-passkey@team.example')
  await page.goto(`${origin}/desk`)
  await expect(page.getByText('npm run desk -- link')).toBeVisible()
  await page.goto(await deskLink('link', 'no-passkey@team.example', origin))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
})

test('a member decides by keys, and changes a decision afterwards', async ({ page }) => {
  const id = crypto.randomUUID().slice(0, 8)
  const [earlier, later] = [`Ada-${id}`, `Bea-${id}`]
  await openComments(page, path)
  await write(page, 'What does a router cost?', earlier)
  await write(page, 'Buy my watches.', later)
  await joinDesk(page, `${later}@team.example`)
  await openQueue(page)

  // In a field, keys are text, and a decision about another comment asks before it is lost.
  await card(page, later).getByText('Reply', { exact: true }).click()
  const reply = card(page, later).getByRole('textbox').last()
  await reply.pressSequentially('jar k')
  await expect(reply).toBeFocused()
  page.once('dialog', (dialog) => dialog.dismiss())
  await card(page, earlier).getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(reply).toHaveValue('jar k')
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a member finds an application, answers it, and exports it', async ({ page }) => {
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
    await expect(page.getByRole('link', { name: 'Answer by email' })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    )
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

    await page.getByRole('link', { name: 'All leads' }).tap()
    await page.getByLabel('Search').fill(`${word} lin`)
    await page.getByRole('button', { name: 'Search', exact: true }).tap()
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
})
