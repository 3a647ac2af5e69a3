import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from 'playwright/test'
import { findBrowser } from './scripts/browser'
import { origin, port } from './tests/e2e/harness/origins'

// Keep what the journeys send away from real leads, and out of `.next`, which a build empties.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'journeys-'))
const data = process.env.E2E_DATA

/** Journeys in a real browser against the finished build, served by the front server as in production. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 3,
  // A shared machine stalls now and then. A journey that passes only the second time is listed as flaky, by name.
  retries: 1,
  forbidOnly: true,
  reporter: 'line',
  // Generous, so that a busy machine does not fail a page that works.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: origin,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: 'node --import tsx src/server/main.ts',
    url: `${origin}/readyz`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATABASE_PATH: `${data}/site.db`,
      UPLOADS_PATH: `${data}/uploads`,
      // All journeys come from one IP address.
      FORM_RATE_LIMIT: '100000',
      EVENT_RATE_LIMIT: '100000',
      COMMENT_RATE_LIMIT: '100000',
      PAGE_RATE_LIMIT: '100000',
      DESK_RATE_LIMIT: '100000',
      CERTIFICATE_RATE_LIMIT: '100000',
      SHUTDOWN_GRACE: '0',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
