import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { connect } from '@/db/connection'
import { invite, linkFor } from '@/members/members'
import { port } from './origins'
import { expect } from './test'

/** Where browsers offer passkeys without TLS. */
export const deskOrigin = `http://localhost:${port}`

/** Makes a link as `npm run desk` does: `join` invites somebody, `link` signs a member in. */
export async function deskLink(kind: 'join' | 'link', email: string, from = deskOrigin): Promise<string> {
  const db = await connect({ path: join(process.env.E2E_DATA ?? '', 'site.db') })
  const token = await (kind === 'join' ? invite(db, email, new Date()) : linkFor(db, email, new Date()))
  await db.destroy()
  return `${from}/desk/${kind}?token=${token}`
}

/** Gives the page's browser a device that creates passkeys and signs in with them at once. */
export async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Signs a new member in by an invitation; the page then shows the desk. Every journey takes an address of its own. */
export async function joinDesk(page: Page, email: string): Promise<void> {
  await addAuthenticator(page)
  await page.goto(await deskLink('join', email))
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads')
}

/** The links of the desk, which are behind a button on phones. */
export async function openDeskMenu(page: Page): Promise<Locator> {
  const menu = page.locator('header summary')
  if (await menu.isVisible()) await menu.click()
  return page.getByRole('navigation', { name: 'Desk' })
}
