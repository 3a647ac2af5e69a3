import type { Locator, Page } from 'playwright/test'
import { forms } from '@/config/forms'
import { plansData } from '@/content/plans'
import { questionsOf } from './harness/forms'
import { expect, test } from './harness/test'

const plan = plansData().plans.find(({ action, price }) => action === 'sign-up' && price)

test('a visitor chooses a plan and signs up by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pricing')

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan?.name }) })
  await tabTo(page, card.getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(plan?.name ?? '')

  const form = page.frameLocator('[data-tf-widget] iframe')
  await form.locator('.form-host[data-ready]').waitFor()
  for (const { css, kind, entry } of questionsOf(forms.getStarted)) {
    await tabTo(page, form.locator(css))
    if (/text|email|number/.test(kind)) await page.keyboard.type(entry)
    else await page.keyboard.press('Space')
  }
  await tabTo(page, form.locator('[data-submit]'))
  await page.keyboard.press('Enter')
  await expect(form.locator('[data-thanks]')).toBeFocused()
})

/** Presses Tab until the target has the focus. What has the focus on the way must be in view. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(isFocusInView)).toBe(true)
    if (await target.evaluate(hasFocus)) {
      await expect(target).toBeInViewport({ ratio: 1 })
      return
    }
  }
  throw new Error('80 presses of Tab did not reach the target')
}

function isFocusInView(): boolean {
  const box = document.activeElement?.getBoundingClientRect()
  return box !== undefined && box.bottom > 0 && box.top < innerHeight
}

function hasFocus(element: Element): boolean {
  return element.ownerDocument.hasFocus() && element.matches(':focus')
}
