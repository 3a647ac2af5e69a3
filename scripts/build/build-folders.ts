import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { currentBuild, currentBuildFolder, currentFile, listBuilds } from '@/server/builds'
import { isRunning, serversOf } from '../running-servers.mjs'

/** How many builds to keep: to go back to, and for pages of earlier builds that are still open. */
const keptBuilds = 5

/** Where a build is put together; interrupted ones leave it behind. */
const unfinishedFolder = 'unfinished'

/**
 * Locks the folder `builds` until this process exits. Returns an empty folder in it, in which to put the build
 * together. Throws when another build is running.
 */
export function startBuild(builds: string): string {
  const lock = join(builds, 'lock')
  mkdirSync(builds, { recursive: true })
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
  } catch {
    const pid = Number(readFileSync(lock, 'utf8'))
    if (pid > 0 && pid !== process.pid && isRunning(pid))
      throw new Error(`Another build is running (process ${pid}).`)
    // An interrupted build left its lock behind.
    writeFileSync(lock, String(process.pid))
  }
  process.on('exit', () => rmSync(lock, { force: true }))
  const folder = join(builds, unfinishedFolder)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  return folder
}

/** Makes the finished build in `folder`, made at `time`, the current one, and removes old ones. Returns its name. */
export function finishBuild(builds: string, folder: string, time: Date): string {
  const name = time.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  publish(builds, folder, name)
  return name
}

/**
 * Copies the current build of the folder `from`, such as that of a new container image, into `builds` and makes it
 * current. Returns its name. Throws when `from` has none.
 */
export function addBuild(builds: string, from: string): string {
  const name = basename(currentBuildFolder(from))
  if (listBuilds(builds).includes(name)) useBuild(builds, name)
  else {
    const folder = startBuild(builds)
    cpSync(join(from, name), folder, { recursive: true, verbatimSymlinks: true })
    publish(builds, folder, name)
  }
  return name
}

function publish(builds: string, folder: string, name: string): void {
  renameSync(folder, join(builds, name))
  useBuild(builds, name)
  removeOldBuilds(builds)
}

/** Makes a finished build the one that servers serve from their next start. Throws when there is no such build. */
export function useBuild(builds: string, name: string): void {
  if (!listBuilds(builds).includes(name)) throw new Error(`There is no finished build ${name}.`)
  const file = join(builds, `${currentFile}.${process.pid}`)
  writeFileSync(file, `${name}\n`)
  // A rename is atomic: a server that starts at this moment reads the old name or the new one.
  renameSync(file, join(builds, currentFile))
}

/** Removes all builds but the newest five, the current one, and those that a running process serves. */
function removeOldBuilds(builds: string): void {
  const finished = listBuilds(builds)
  const kept = new Set([...finished.slice(0, keptBuilds), currentBuild(builds)])
  for (const name of finished) {
    const folder = join(builds, name)
    if (!kept.has(name) && serversOf(folder).length === 0) rmSync(folder, { recursive: true, force: true })
  }
}
