import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hashedFilesFile, type Asset } from './asset-manifest'
import { listBuilds } from './builds'

/** Finds a file with a hash in its name at a path; undefined when no build has it. */
export type FindHashedFile = (path: string) => Asset | undefined

/** Minimum time between two looks for new builds, in milliseconds, so that requests for missing files stay cheap. */
const listIntervalMs = 1_000

/**
 * Finds the hashed files of the builds beside the one in `served`: pages stay open while the build changes, to a newer one
 * or back to an older one. The lists of a build are read when a file is first missing.
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
