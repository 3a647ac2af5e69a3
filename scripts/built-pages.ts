import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { readAssetManifest, type Page } from '@/server/asset-manifest'
import { currentBuildFolder } from '@/server/builds'

/** `inline` has the policy sources of inline scripts and styles. */
export type BuiltPage = { path: string; html: HTMLElement; inline: Pick<Page, 'scripts' | 'styles'> }

/** The list that the front server uses, so that the checks see exactly what visitors get. This module throws when there is no finished build. */
const { pages, files, notFound } = await readAssetManifest(currentBuildFolder())

/** Every prerendered page of the build with its parsed HTML. */
export function builtPages(): BuiltPage[] {
  return Object.entries({ ...pages, '/_not-found': notFound })
    .map(([path, page]) => ({
      path,
      html: parse(readBuilt(page.html.file), { comment: false }),
      inline: page,
    }))
    .toSorted((a, b) => a.path.localeCompare(b.path))
}

/** Addresses of this build that are not pages: prerendered files such as feeds, and everything in public/. */
export function builtFiles(): Set<string> {
  return new Set(Object.keys(files))
}

/** The text of a built file at an address, or undefined when there is none. */
export function builtText(path: string): string | undefined {
  const asset = files[path]
  return asset && readBuilt(asset.file)
}

/** What a file at an address weighs as browsers load it. Throws when the build has none. */
export function gzippedBytes(address: string): number {
  const asset = files[decodeURI(address.split('?')[0] ?? '')]
  if (!asset) throw new Error(`A page loads ${address}, which is not part of the build.`)
  return asset.encoded.gzip?.bytes ?? asset.bytes
}

function readBuilt(file: string): string {
  return readFileSync(join(currentBuildFolder(), file), 'utf8')
}
