import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Ids of the running processes that serve a build of the folder `builds`: each marks its build with a file
 * (src/server/builds.ts). Without TypeScript, because it is needed before packages are installed.
 * @param {string} builds
 * @returns {number[]}
 */
export function runningServers(builds) {
  if (!existsSync(builds)) return []
  const folders = readdirSync(builds, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders.flatMap(({ name }) => serversOf(join(builds, name)))
}

/**
 * Ids of the running processes that serve the build in `folder`.
 * @param {string} folder
 * @returns {number[]}
 */
export function serversOf(folder) {
  return readdirSync(folder)
    .map((name) => Number(/^server-(\d+)$/.exec(name)?.[1]))
    .filter((pid) => pid > 0 && isRunning(pid))
}

/**
 * Whether a process of this machine runs.
 * @param {number} pid
 * @returns {boolean}
 */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A process of another user runs, but takes no signal.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
