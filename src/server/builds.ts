import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { env } from '@/config/env'
import { stampFile } from '@/lib/build-folder'

/**
 * Finished builds, each in a separate folder that never changes, and the file `current`, which names the one to serve
 * (docs/decisions/build-folders.md).
 */

export const currentFile = 'current'
/** The time at which the build was made, so that names sort by age. */
const buildName = /^\d{8}T\d{6}Z$/

/** Absolute path of the folder that contains all builds. */
export function buildsFolder(): string {
  return resolve(env('BUILDS_PATH') ?? '.builds')
}

/** Names of the finished builds in the folder `builds`, newest first. */
export function listBuilds(builds: string): string[] {
  if (!existsSync(builds)) return []
  const names = readdirSync(builds).filter((name) => buildName.test(name))
  return names
    .filter((name) => existsSync(join(builds, name, stampFile)))
    .toSorted()
    .toReversed()
}

/** Name of the build to serve, or undefined when none is finished. */
export function currentBuild(builds: string): string | undefined {
  const file = join(builds, currentFile)
  const name = existsSync(file) && readFileSync(file, 'utf8').trim()
  return listBuilds(builds).find((build) => build === name)
}

/** Absolute path of the build to serve. Throws when none is finished. */
export function currentBuildFolder(builds = buildsFolder()): string {
  const name = currentBuild(builds)
  if (!name) throw new Error('There is no finished build here: run `npm run build` first.')
  return join(builds, name)
}

/** Marks a build as served by this process until it exits, so that nothing removes it meanwhile (scripts/running-servers.mjs). */
export function markAsServed(folder: string): void {
  const name = `server-${process.pid}`
  const mark = join(folder, name)
  const builds = dirname(folder)
  try {
    // Left by a server that was killed; in a container each one is process 1.
    for (const build of listBuilds(builds)) rmSync(join(builds, build, name), { force: true })
    writeFileSync(mark, '')
  } catch {
    // The folder is read-only for this process, so it cannot leave a mark.
    return
  }
  process.on('exit', () => rmSync(mark, { force: true }))
}
