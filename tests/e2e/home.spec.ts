import { expect, test } from './harness/test'

test('the first screen has the failed check and what to do next', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(
    main.getByText(/^Check failed: \S+ [\d.]+ would break, \d+% of requests$/).first(),
  ).toBeInViewport({ ratio: 1 })
  for (const name of ['Get Started For Free', 'Open the playground'])
    await expect(main.getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 })
})

test('without script a visitor chooses a query and sees who answers it', async ({ plainPage: page }) => {
  await page.goto('/')
  const plan = (name: string) => page.getByRole('figure', { name: `Query and plan over time: ${name}` })
  const choice = page.getByRole('group', { name: 'Query', exact: true })
  const [first = '', second = ''] = await choice.locator('label').allTextContents()
  await expect(plan(first)).toBeVisible()
  await choice.getByRole('radio', { name: second }).check({ force: true })
  await expect(plan(second)).toBeVisible()
  await expect(plan(first)).toBeHidden()
})
