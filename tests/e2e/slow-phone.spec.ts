import type { Page } from 'playwright/test'
import { forms } from '@/config/forms'
import { paths } from '@/config/paths'
import { inWords, requestsAt } from '@/demos/pricing-scale'
import { optionField, questionOf } from './harness/content'
import { questionsOf } from './harness/forms'
import { expect, holdScripts, test } from './harness/test'

// What is tapped and typed on a slow phone before the scripts arrive must count.

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

const main = (page: Page) => page.getByRole('main')

test('the first tap on menu and form button counts', async ({ page }) => {
  await test.step('the first tap opens the menu, and a link in it leads on', async () => {
    const releaseScripts = await openBeforeScripts(page, '/')
    await page.getByRole('link', { name: 'Menu', exact: true }).tap()
    const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' })
    await expect(link).toBeInViewport()
    releaseScripts()
    await expect(page.getByRole('button', { name: 'Toggle menu' })).toHaveAttribute('aria-expanded', 'true')
    await link.tap()
    await expect(page).toHaveURL('/pricing')
    await expect(link).toBeHidden()
  })

  await test.step('the first tap on a form button leads to the form, which keeps what is typed', async () => {
    const releaseScripts = await openBeforeScripts(page, '/')
    await main(page).locator(`[data-tf-popup="${forms.sales}"]`).first().tap()
    const early = page.locator(questionsOf(forms.sales)[0]?.css ?? '')
    await early.fill('early@example.com')
    releaseScripts()
    await page.locator('.form-host[data-ready]').waitFor()
    await expect(early).toHaveValue('early@example.com')
  })
})

test('the first tap on slider, quiz and editor counts', async ({ page }) => {
  await test.step('the first tap on the slider of the prices counts', async () => {
    const releaseScripts = await openBeforeScripts(page, '/pricing')
    const slider = page.getByRole('slider', { name: 'Requests per month' })
    const before = await slider.inputValue()
    await slider.scrollIntoViewIfNeeded()
    const { width, height } = (await slider.boundingBox()) ?? { width: 0, height: 0 }
    await slider.tap({ position: { x: width * 0.9, y: height / 2 } })
    const tapped = await slider.inputValue()
    expect(tapped).not.toBe(before)
    releaseScripts()
    await expect(main(page).locator('output')).toContainText(inWords(requestsAt(Number(tapped))))
    await expect(slider).toHaveValue(tapped)
  })

  await test.step('the first tap on an answer of the quiz counts', async () => {
    const { chapter, question } = questionOf('single')
    const releaseScripts = await openBeforeScripts(page, chapter.href)
    const form = page.locator(`[data-question="${question.id}"]`)
    await form.locator(optionField(question.options.findIndex(({ correct }) => correct))).tap()
    releaseScripts()
    await form.getByRole('button', { name: 'Check' }).tap()
    await expect(form.getByRole('status').last()).toHaveText('Right.')
  })

  await test.step('the first tap on a pane of the playground shows it, and it stays', async () => {
    const releaseScripts = await openBeforeScripts(page, '/playground')
    const plan = main(page).getByRole('region', { name: 'Plan and answer' })
    await main(page).getByRole('radio', { name: 'Run' }).tap()
    await expect(plan).toBeVisible()
    releaseScripts()
    await expect(main(page).getByRole('button', { name: 'Undo' })).toBeAttached()
    await expect(plan).toBeVisible()
  })

  await test.step('the first tap on a button that needs script counts, once', async () => {
    const releaseScripts = await openBeforeScripts(page, `${paths.features}/schema-composition`)
    await page.getByRole('button', { name: /^Edit/ }).tap()
    releaseScripts()
    await expect(page.locator('.cm-editor').first()).toBeVisible()
  })
})

/** Opens a page and holds its scripts back until the returned function is called. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  await page.unrouteAll()
  const releaseScripts = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  return releaseScripts
}
