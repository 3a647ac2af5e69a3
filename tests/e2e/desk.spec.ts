import { addAuthenticator, deskLink, deskOrigin, joinDesk, openDeskMenu } from './harness/desk'
import { origin } from './harness/origins'
import { expect, expectUsable, test } from './harness/test'

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
  const used = await page.goto(invitation)
  expect(used?.status()).toBe(403)
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
