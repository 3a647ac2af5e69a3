import { defineConfig } from 'playwright/test'
import { engines, missingPrograms, type EngineName } from './engines'

const names = Object.keys(engines) as EngineName[]

/** Journeys in Firefox and WebKit; scripts/browsers.ts starts the site for them. One worker per browser. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  workers: 2,
  forbidOnly: true,
  reporter: 'line',
  // A shared machine stalls now and then. A journey that passes only the second time is listed as flaky, by name.
  retries: 1,
  timeout: 60_000,
  use: { baseURL: process.env.SITE_ORIGIN },
  projects: names
    .filter((name) => missingPrograms(name).length === 0)
    .map((name) => ({ name, use: { engineName: name } })),
})
