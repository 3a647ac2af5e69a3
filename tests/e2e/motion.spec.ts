import { expect, test } from './harness/test'

test('every drawing below the first view plays once when it is seen', async ({ page }) => {
  for (const path of ['/hub', '/router-gateway']) {
    await page.goto(path)
    // What is in view when the page begins to watch does not play.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    for (const drawing of await page.locator('main [data-play]:visible').all()) {
      const distance = await drawing.evaluate((element) => element.getBoundingClientRect().top - innerHeight)
      if (distance >= 0) {
        await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), distance + 8)
        await expect(drawing).toHaveAttribute('data-play', 'ready')
      }
      await drawing.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      if (distance >= 0) await expect(drawing).toHaveAttribute('data-play', 'seen')
      const running = () => drawing.evaluate((element) => element.getAnimations({ subtree: true }).length)
      await expect.poll(running).toBe(0)
    }
  }
})
