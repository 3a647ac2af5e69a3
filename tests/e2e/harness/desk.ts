import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from 'playwright/test'
import { port } from './origins'

/** Where browsers offer passkeys without TLS. */
export const deskOrigin = `http://localhost:${port}`

/** Runs `npm run desk` and returns its output, such as a link. Links begin with `from`. */
export function desk(args: string[], from = deskOrigin): string {
  return execFileSync(process.execPath, ['--import', 'tsx', 'scripts/desk.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: from, DATABASE_PATH: join(process.env.E2E_DATA ?? '', 'site.db') },
  }).trim()
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
  await page.goto(desk(['invite', email]))
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads')
}

/** The links of the desk, which are behind a button on phones. */
export async function openDeskMenu(page: Page): Promise<Locator> {
  const menu = page.locator('header summary')
  if (await menu.isVisible()) await menu.click()
  return page.getByRole('navigation', { name: 'Desk' })
}

/** Fails when the page has an accessibility violation or is wider than the window. */
export async function expectUsableDesk(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0)
}
