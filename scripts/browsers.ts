import { startSite } from '@/lib/testing/site-server'
import { engines, missingPrograms, type EngineName } from '../tests/browsers/engines'
import { ensureInstalledIn } from './install.mjs'
import { run } from './run.mjs'

// `npm run browsers`: runs the journeys of tests/browsers/ against the finished build in Firefox and WebKit, where they are
// installed, and says which it left out. Takes Playwright's options, such as `-g slider`.

const names = Object.keys(engines) as EngineName[]
const leftOut = names.filter((name) => missingPrograms(name).length > 0)
for (const name of leftOut) {
  const { title, packages } = engines[name]
  console.log(
    `Not run in ${title}: ${missingPrograms(name).join(' and ')} not found (Debian: apt-get install ${packages.join(' ')}).`,
  )
}
if (leftOut.length < names.length) {
  if (!leftOut.includes('firefox')) await ensureInstalledIn('tests/browsers')
  // All journeys come from one IP address.
  const site = await startSite({
    env: { FORM_RATE_LIMIT: '1000', COMMENT_RATE_LIMIT: '1000', PAGE_RATE_LIMIT: '1000' },
  })
  const args = ['test', '--config', 'tests/browsers/playwright.config.ts', ...process.argv.slice(2)]
  process.exitCode = await run(process.execPath, ['node_modules/playwright/cli.js', ...args], {
    env: { SITE_ORIGIN: site.origin },
  })
  await site.stop()
}
