import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

// The shell first: it draws no window around each page, which halves the time of the journeys.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Path of a Chromium that is there: CHROMIUM_PATH, one in PATH or in its usual place, or the one that Playwright
 * keeps; undefined when there is none.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere]
  const { chromium } = await import('@playwright/test')
  return [...candidates, chromium.executablePath()].find(isProgram)
}

/**
 * Finds a Chromium or installs one: Playwright's, else the system's.
 * @returns {Promise<string | undefined>} its path, or undefined when nothing worked
 */
export async function getBrowser() {
  const found = await findBrowser()
  if (found) return found
  console.log('No Chromium found; installing one …')
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  const downloaded = await findBrowser()
  if (downloaded) return downloaded
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  await run('env', [...sudo, 'apt-get', 'update'])
  await run('env', [...sudo, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium'])
  return findBrowser()
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
