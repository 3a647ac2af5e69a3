import { join } from 'node:path'

/** The manifest that the build writes for the front server (src/server/asset-manifest.ts), relative to the build. */
export const assetManifestFile = 'asset-manifest.json'

/** Written last, so a folder without it is not a finished build; says until when the pages are up to date. */
export const stampFile = 'stamp.json'

/**
 * Path of a file of the build that this process serves. The front server sets BUILD_FOLDER once, before Next's routes
 * run, so that the choice of another build never mixes two builds in one process.
 */
export function inBuild(file: string): string {
  return join(/* turbopackIgnore: true */ process.env.BUILD_FOLDER ?? '', file)
}
