import { readAssetManifest } from '@/server/asset-manifest'
import { expect, test } from './harness/test'

const { pages } = await readAssetManifest(process.cwd())
const paths = Object.keys(pages)
/** Pages per test, small enough that two workers share them evenly. */
const batchSize = 15

for (let from = 0; from < paths.length; from += batchSize) {
  const batch = paths.slice(from, from + batchSize)
  test(`pages ${from + 1} to ${from + batch.length} hydrate under their policy`, async ({ page }) => {
    test.slow()
    // Hydration does not need pictures, and resizing them would take most of the time.
    await page.route(/\/_next\/image\?/, (route) => route.abort())
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
    page.on('console', (message) => {
      if (/Content Security Policy|Minified React error/.test(message.text()))
        errors.push(`${page.url()}: ${message.text()}`)
    })
    // `goto` of the harness waits for hydration.
    for (const path of batch) await page.goto(path)
    expect(errors).toEqual([])
  })
}
