import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteUrls } from '@/content/urls'
import { buildTime } from '@/lib/build-time'
import { dynamicRoutes, readBuildOutputs } from '@/next/outputs'
import {
  assetManifestFile,
  hashedFilesFile,
  type Asset,
  type AssetManifest,
  type Page,
} from '@/server/asset-manifest'
import { compileAhead } from './compile-ahead'
import { writeDeskBuild } from './desk-build'
import { pruneCompressed } from './describe-asset'
import { describeFiles } from './describe-files'
import { describeInProcesses } from './describe-in-processes'
import { describeNotFound, payloadFiles } from './describe-pages'
import { bundleFormScript } from './form-script'
import { writeIndexFiles } from './indexing/write-index-files'

/**
 * Turns what Next has built in the folder `root` into what the front server sends, and writes its manifest.
 * `nextChange` is the ISO date-time until which the pages are up to date, or null. Returns a summary for the log.
 */
export async function writeAssetManifest(root: string, nextChange: string | null): Promise<string> {
  const outputs = await readBuildOutputs(root)
  await compileAhead(root)
  const formScript = await bundleFormScript(root)
  await writeDeskBuild(root, outputs)
  const urls = siteUrls(buildTime()).filter(({ indexed }) => indexed)
  // At once, because files keep the compressor busy while this process waits for the others.
  const [{ pages, indexed }, others] = await Promise.all([
    describeInProcesses(root, outputs, urls, formScript.address),
    describeFiles(root, outputs),
  ])
  const manifest: AssetManifest = {
    buildId: outputs.buildId,
    nextChange,
    pages,
    files: {
      ...others,
      [formScript.address]: formScript.asset,
      ...payloadFiles(Object.values(pages)),
      ...(await writeIndexFiles(root, pages, indexed)),
    },
    notFound: await describeNotFound(root, outputs),
    sharedScripts: sharedScripts(Object.values(pages)),
    dynamic: dynamicRoutes(outputs),
    images: outputs.images,
  }
  await writeFile(join(root, assetManifestFile), JSON.stringify(manifest))

  const { files, notFound } = manifest
  const hashed = Object.entries(files).filter(([, { cacheClass }]) => cacheClass === 'immutable')
  await writeFile(join(root, hashedFilesFile), JSON.stringify(Object.fromEntries(hashed)))
  await pruneCompressed(root, [
    ...[...Object.values(pages), notFound].flatMap(assetsOf),
    ...Object.values(files),
  ])
  return `${Object.keys(pages).length} pages, ${Object.keys(files).length} files, ${manifest.dynamic.length} routes rendered per request`
}

function sharedScripts([first, ...others]: Page[]): string[] {
  return (first?.scripts ?? []).filter((script) => others.every(({ scripts }) => scripts.includes(script)))
}

function assetsOf({ html, payload, segments }: Page): Asset[] {
  return [html, ...(payload ? [payload] : []), ...Object.values(segments)]
}
