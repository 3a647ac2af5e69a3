import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

// The headless shell comes first: it draws no window, which halves the time of the journeys.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds an installed Chromium: CHROMIUM_PATH, else one in PATH or a usual folder, else the one that Playwright installed.
 * @returns {Promise<string | undefined>} its path, or undefined when there is none
 */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const { chromium } = await import('playwright')
  return findProgram(names) ?? [...macPaths, chromium.executablePath()].find(isProgram)
}

/**
 * Finds an installed program by its possible names, in PATH or a usual folder.
 * @param {string[]} possibleNames
 * @returns {string | undefined} its path
 */
export function findProgram(possibleNames) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  return folders.flatMap((folder) => possibleNames.map((name) => join(folder, name))).find(isProgram)
}

/**
 * Finds a Chromium or installs one: Playwright's, else on Linux the system's.
 * @returns {Promise<string | undefined>} its path, or undefined when there is none and none could be installed
 */
export async function getBrowser() {
  const found = await findBrowser()
  if (found) return found
  console.log('No Chromium found; installing one …')
  await run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  const downloaded = await findBrowser()
  if (downloaded || process.platform !== 'linux') return downloaded
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
