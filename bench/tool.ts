import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { getBrowser } from '../scripts/browser.mjs'
import { ensureInstalledIn } from '../scripts/install.mjs'

// Programs that measure. The packages of bench/package.json are installed on first use.

/** Starts a Chromium that is found or installed. */
export async function openBrowser() {
  return chromium.launch({ executablePath: await browserPath(), args: ['--no-sandbox'] })
}

/** The path of a Chromium that is found or installed. */
async function browserPath(): Promise<string> {
  const path = await getBrowser()
  if (!path) throw new Error('No Chromium found. Set CHROMIUM_PATH.')
  return path
}

/** Runs Lighthouse and returns its report, which is JSON. */
export async function runLighthouse(url: string): Promise<unknown> {
  const chromePath = await browserPath()
  await ensureInstalledIn('bench')
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'bench/node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout)
}
