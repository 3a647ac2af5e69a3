import { expect, test } from './harness/test'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the hero plays a query, shows its answer, and says what a subgraph is', async ({ page }) => {
    await page.goto('/')
    const hero = page.getByRole('main').locator('figure').first()
    const readout = (name: string) => hero.getByRole('group', { name: `Query, answer and times: ${name}` })
    const [first = '', second = ''] = await hero
      .getByRole('group', { name: 'Query', exact: true })
      .locator('label')
      .allTextContents()
    await expect(readout(first)).toBeVisible()
    await hero.getByRole('radio', { name: second }).check({ force: true })
    await expect(readout(second)).toBeVisible()
    await expect(readout(first)).toBeHidden()

    const subgraph = hero.getByRole('list', { name: 'Subgraphs' }).getByRole('button').first()
    const fact = page.locator(`#${await subgraph.getAttribute('aria-describedby')}`)
    await expect(fact).toBeHidden()
    await subgraph.focus()
    await expect(fact).toBeVisible()
  })
})

test('the hero moves for less than five seconds', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio').nth(1).check({ force: true })
  const longest = await page.evaluate(() =>
    Math.max(
      ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)),
    ),
  )
  expect(longest).toBeLessThan(5000)
})
