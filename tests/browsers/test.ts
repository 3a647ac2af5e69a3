import { test as base } from 'playwright/test'
import type { Engine } from './driver'
import { engines, type EngineName } from './engines'
import { createTab, type Tab } from './tab'

/** Playwright's test, but with a tab in the browser of the project, which Playwright cannot drive itself. */
export const test = base.extend<{ tab: Tab }, { engineName: EngineName; engine: Engine }>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await engines[engineName].launch()
      await provide(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: async ({ engine, baseURL }, provide) => {
    const driver = await engine.newPage()
    await provide(createTab(driver, baseURL ?? ''))
    await driver.close()
  },
})
