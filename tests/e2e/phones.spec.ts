import { expect, test } from './harness/test'

test('a form in a page is shown whole, without scrolling in its frame', async ({ page }) => {
  for (const [path, form, ...widths] of [
    ['/elsewhere/sign-up', 'get-started', 320, 390, 1440],
    ['/hub', 'early-access', 320],
  ] as const) {
    await page.goto(path)
    const widget = page.locator(`[data-tf-widget="${form}"]`)
    const host = widget.frameLocator('iframe').locator('.form-host')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 })
      await widget.scrollIntoViewIfNeeded()
      await expect(host.getByRole('button')).toBeEnabled()
      await expect
        .poll(() => host.evaluate(() => document.documentElement.scrollHeight - innerHeight))
        .toBeLessThanOrEqual(0)
    }
  }
})

test('details open at a touch of their row, and stand open on a wide screen', async ({ page }) => {
  const row = page.locator('#deployment summary').first()
  const details = page.locator('#deployment details p').first()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/router-gateway')
  await expect(details).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000)
  await row.click()
  await expect(details).toBeVisible()

  await row.click()
  await expect(details).toBeHidden()

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(row).toBeHidden()
  await expect(details).toBeVisible()
})

test('names of authors and files are whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/blog', '/connect/overview']) {
    await page.goto(path)
    const cut = await page
      .getByRole('main')
      .locator('span')
      .evaluateAll((spans) =>
        spans
          .filter((span) => span.clientWidth > 1 && span.scrollWidth > span.clientWidth + 1)
          .map((span) => span.textContent),
      )
    expect(cut).toEqual([])
  }
})
