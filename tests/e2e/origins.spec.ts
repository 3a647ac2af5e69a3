import type { Page } from '@playwright/test'
import { recordKey, recordText, versionOf } from '@/consent/record'
import { readAssetManifest } from '@/server/asset-manifest'
import { expect, test } from './harness/test'

const { pages } = await readAssetManifest(process.cwd())
const paths = Object.keys(pages).toSorted()
const parts = 4

test.use({ storageState: { cookies: [], origins: [] } })

for (let part = 0; part < parts; part += 1) {
  test(`every page reaches its own origin only, before and after consent (${part + 1} of ${parts})`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const foreign: string[] = []
    let shown = ''
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (/^(?:https?|wss?):$/.test(protocol) && origin !== baseURL)
        foreign.push(`${shown}: ${request.url()}`)
    })
    context.on('weberror', (error) => foreign.push(`${shown}: ${error.error().message}`))
    const mine = paths.filter((_, at) => at % parts === part)
    for (const path of mine) {
      shown = path
      await visit(page, path)
    }
    const all = recordText({ analytics: true, marketing: true }, versionOf({}), new Date())
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [recordKey, all] as const)
    for (const path of mine) {
      shown = `${path} with consent`
      await visit(page, path)
    }
    expect(foreign).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('product-analytics-id')
  })
}

/** Loads a page and scrolls through it, so that what loads late does. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
}
