import { readFileSync } from 'node:fs'
import { npm } from './run.mjs'

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} Packages */

/**
 * Installs the locked packages unless exactly these are there. Ends the process when the installation fails:
 * nothing after it could work.
 */
export async function ensureInstalled() {
  checkNodeVersion()
  const missing = difference()
  if (!missing) return
  console.log(`Installing packages (${missing}) …`)
  // Not `npm ci`: it refuses a lockfile without the optional packages of other platforms, which is what npm writes
  // where a registry mirror leaves those out. This too installs what is locked, and saves nothing. Development packages
  // belong to it: the build needs some, and one command must do for start and test.
  const code = await npm(['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'])
  const stillMissing = difference()
  if (code === 0 && !stillMissing) return
  console.error(
    `The packages could not be installed${stillMissing ? ` (${stillMissing})` : ''}, so nothing was started.`,
  )
  process.exit(1)
}

function difference() {
  return firstDifference(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'))
}

/**
 * Why the installed packages are not the locked ones, in a few words, or undefined when they are. Compared with
 * the list npm itself keeps of what it installed, so that a developer's `npm install` counts too.
 * @param {Packages | undefined} locked
 * @param {Packages | undefined} installed
 * @returns {string | undefined}
 */
export function firstDifference(locked, installed) {
  if (!locked) return 'no lockfile'
  if (!installed) return 'nothing installed yet'
  for (const [path, wanted] of Object.entries(locked)) {
    if (path === '' || wanted.link) continue
    const found = installed[path]
    // Optional packages are absent where they are made for another platform.
    if (!found && wanted.optional) continue
    if (found?.version !== wanted.version)
      return `${path.replace('node_modules/', '')} ${wanted.version ?? ''}`.trim()
  }
  return undefined
}

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Node ${process.versions.node} is too old: this site needs Node 20.19 or newer.`)
  process.exit(1)
}
