import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { env } from '@/config/env'
import { stampFile } from '@/lib/build-folder'
import { nextFolder } from '@/next/paths'
import { hashedFilesFile, type Asset } from './asset-manifest'

/** Finished builds never change; the file `current` names the one to serve (docs/decisions/build-folders.md). */

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

/** What builds use of the project: its packages, and the cache of resized pictures. */
const shared = ['node_modules', join(nextFolder, 'cache')]

/**
 * Links the build in `folder` to the project in `project`. Links that lead somewhere stay, so a build goes on using the
 * packages of its release; those that lead nowhere, because that release was moved or removed, are made again. Throws
 * when one cannot be made.
 */
export function linkProject(folder: string, project: string): void {
  mkdirSync(join(project, nextFolder, 'cache'), { recursive: true })
  for (const name of shared) {
    const link = join(folder, name)
    if (existsSync(link)) continue
    try {
      rmSync(link, { force: true })
      // Relative, so that the project can be moved with its builds; Windows makes it absolute.
      symlinkSync(relative(dirname(link), join(project, name)), link, 'junction')
    } catch (error) {
      // Another server may have made it at the same moment.
      if (!existsSync(link))
        throw new Error(`${link} leads nowhere and cannot be made again: ${String(error)}`, { cause: error })
    }
  }
}

/** Finds a file with a hash in its name at a path; undefined when no build has it. */
export type FindHashedFile = (path: string) => Asset | undefined

/** Minimum time between two looks for new builds, in milliseconds, so that requests for missing files stay cheap. */
const listIntervalMs = 1_000

/**
 * Finds the hashed files of the builds beside the one in `served`, because pages stay open while the build changes, to
 * a newer one or back. The lists of a build are read when a file is first missing.
 */
export function createOtherBuilds(served: string): FindHashedFile {
  const builds = dirname(served)
  const filesByBuild = new Map<string, Record<string, Asset>>()
  let listedAt = -Infinity

  function readLists(): void {
    listedAt = performance.now()
    const others = listBuilds(builds).filter((name) => name !== basename(served))
    for (const name of filesByBuild.keys()) if (!others.includes(name)) filesByBuild.delete(name)
    for (const name of others) if (!filesByBuild.has(name)) filesByBuild.set(name, readList(name))
  }

  function readList(name: string): Record<string, Asset> {
    try {
      return JSON.parse(readFileSync(join(builds, name, hashedFilesFile), 'utf8')) as Record<string, Asset>
    } catch {
      // Removed in the meantime.
      return {}
    }
  }

  return function findHashedFile(path) {
    if (performance.now() - listedAt > listIntervalMs) readLists()
    for (const [name, files] of filesByBuild) {
      const asset = Object.hasOwn(files, path) ? files[path] : undefined
      if (asset) return inOtherBuild(asset, name)
    }
    return undefined
  }
}

/** An asset of another build, its files relative to the served build. */
function inOtherBuild(asset: Asset, name: string): Asset {
  const locate = (file: string) => `../${name}/${file}`
  const encoded = Object.entries(asset.encoded).map(([encoding, { file, bytes }]) => [
    encoding,
    { file: locate(file), bytes },
  ])
  return { ...asset, file: locate(asset.file), encoded: Object.fromEntries(encoded) }
}
