import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './run.mjs'
import { runningServers } from './running-servers.mjs'

/** @typedef {{ version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} Packages */

/**
 * Installs what building and serving need unless exactly this is installed already, and with `dev` also what tests and
 * development need. Ends the process when the Node version or the installation does not allow going on.
 * @param {{ dev?: boolean }} [options]
 */
export async function ensureInstalled({ dev = false } = {}) {
  checkNodeVersion()
  // `npm ci` deletes node_modules first. What is missing from an installation for production is added to it instead.
  const changed = difference('.', false)
  if (changed) return install(changed, ['ci', dev ? '--include=dev' : '--omit=dev'])
  const missing = dev && difference('.', true)
  if (missing) return install(missing, ['install', '--no-save', '--include=dev'])
}

/** Folders with a lockfile of their own: few commands need their packages, so those install them on first use. */
export const sideFolders = /** @type {const} */ (['bench', 'editor', 'scripts/fonts', 'tests/browsers'])

/** @param {(typeof sideFolders)[number]} folder */
export async function ensureInstalledIn(folder) {
  const missing = difference(folder, true)
  if (missing) return install(missing, ['ci', '--prefix', folder], folder)
}

/**
 * @param {string} missing what is named first of what is not installed
 * @param {string[]} command
 * @param {string} [folder]
 */
async function install(missing, command, folder = '.') {
  const [server] = command[0] === 'ci' ? runningServers(process.env.BUILDS_PATH || '.builds') : []
  if (server && folder === '.') {
    console.error(
      `Other packages are needed (${missing}), but process ${server} serves this folder and uses the installed ones. Stop it first, or use a clone of its own.`,
    )
    process.exit(1)
  }
  console.log(`Installing packages (${missing}) …`)
  // What npm knows of packages may be older than the lockfile, so ask the registry when that is not enough.
  const code = (await npm([...command, '--prefer-offline'])) && (await npm(command))
  if (code === 0) return
  console.error('Could not install the packages; nothing was started.')
  process.exit(1)
}

/**
 * @param {string} folder
 * @param {boolean} dev
 */
function difference(folder, dev) {
  return firstDifference(
    packagesOf(join(folder, 'package-lock.json')),
    packagesOf(join(folder, 'node_modules/.package-lock.json')),
    dev,
  )
}

/**
 * Names the first package that is not installed as locked, or returns undefined when all are. Compares with the list
 * that npm keeps of what it installed, so a developer's `npm install` counts too.
 * @param {Packages | undefined} locked
 * @param {Packages | undefined} installed
 * @param {boolean} [dev] whether packages for development count
 * @returns {string | undefined}
 */
export function firstDifference(locked, installed, dev = true) {
  if (!locked) return 'no lockfile'
  if (!installed) return 'nothing installed yet'
  for (const [path, wanted] of Object.entries(locked)) {
    if (!path.includes('node_modules/') || wanted.link || (wanted.dev && !dev)) continue
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
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}

function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return
  console.error(`This is Node ${process.versions.node}, but the site needs 20.19, 22.12, or 24 and newer.`)
  process.exit(1)
}
