import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
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

/** The path of an installed Chromium, if any: CHROMIUM_PATH, else one in PATH or a usual folder, else Playwright's. */
export function findBrowser(): string | undefined {
  const installed = process.env.CHROMIUM_PATH || findProgram(names)
  return installed ?? [...macPaths, chromium.executablePath()].find(isProgram)
}

/** The path of an installed program by its possible names, in PATH or a usual folder. */
export function findProgram(possibleNames: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  return folders.flatMap((folder) => possibleNames.map((name) => join(folder, name))).find(isProgram)
}

/** Finds a Chromium or installs one, Playwright's, else on Linux the system's. Undefined when none could be installed. */
export async function getBrowser(): Promise<string | undefined> {
  const found = findBrowser()
  if (found) return found
  console.log('No Chromium found; installing one …')
  await run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  const downloaded = findBrowser()
  if (downloaded || process.platform !== 'linux') return downloaded
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  await run('env', [...sudo, 'apt-get', 'update'])
  await run('env', [...sudo, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium'])
  return findBrowser()
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
