import { readFileSync } from 'node:fs'
import { npm } from './run.mjs'
import { runningServers } from './running-servers.mjs'

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} Packages */

/**
 * Installs the locked packages unless exactly these are installed already: `npm ci` deletes node_modules first and takes
 * about a minute. Ends the process when the Node version or the installation does not allow going on.
 */
export async function ensureInstalled() {
  checkNodeVersion()
  const missing = difference()
  if (!missing) return
  const [server] = runningServers(process.env.BUILDS_PATH || '.builds')
  if (server) {
    console.error(
      `Other packages are needed (${missing}), but process ${server} serves this folder and uses the installed ones. Stop it first, or use a clone of its own.`,
    )
    process.exit(1)
  }
  console.log(`Installing packages (${missing}) …`)
  // Include development packages even with NODE_ENV=production, because the build needs some of them.
  const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund'])
  const stillMissing = difference()
  if (code === 0 && !stillMissing) return
  console.error(
    `Could not install the packages${stillMissing ? ` (${stillMissing})` : ''}; nothing was started.`,
  )
  process.exit(1)
}

function difference() {
  return firstDifference(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'))
}

/**
 * Names the first package that is not installed as locked, or returns undefined when all are. Compares with the list
 * that npm keeps of what it installed, so a developer's `npm install` counts too.
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
    // npm skips optional packages made for another platform.
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
