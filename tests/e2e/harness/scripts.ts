import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { readAssetManifest } from '@/server/asset-manifest'
import { currentBuildFolder } from '@/server/builds'

const folder = currentBuildFolder()
const { files } = await readAssetManifest(folder)
const scripts = Object.entries(files).filter(([path]) => /^\/_next\/static\/.*\.js$/.test(path))

/** Matches the addresses of scripts whose text holds a marker, such as those of the editor. */
export function scriptsWith(marker: RegExp): (url: URL) => boolean {
  const found = scripts.filter(([, { file }]) => marker.test(readFileSync(join(folder, file), 'utf8')))
  const paths = new Set(found.map(([path]) => path))
  if (paths.size === 0) throw new Error(`no script of the build holds ${marker}`)
  return ({ pathname }) => paths.has(pathname)
}

/** Lets scripts whose text holds a marker fail, as on a lost connection, in the page and in its workers. */
export async function failScripts(page: Page, marker: RegExp): Promise<void> {
  await page.context().route(scriptsWith(marker), (route) => route.abort())
}
