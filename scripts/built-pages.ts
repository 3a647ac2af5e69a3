import { existsSync, readFileSync } from 'node:fs'
import { parse, type HTMLElement } from 'node-html-parser'
import { assetManifestFile, type AssetManifest } from '@/server/asset-manifest'

/** `scripts` are the policy sources of the inline scripts. */
export type BuiltPage = { path: string; html: HTMLElement; scripts: string[] }

/** Every prerendered page of the build with its parsed HTML. Throws when there is no build. */
export function builtPages(): BuiltPage[] {
  const { pages, notFound } = readBuild()
  return Object.entries({ ...pages, '/_not-found': notFound })
    .map(([path, page]) => ({
      path,
      html: parse(readFileSync(page.html.file, 'utf8'), { comment: false }),
      scripts: page.scripts,
    }))
    .toSorted((a, b) => a.path.localeCompare(b.path))
}

/** Addresses of this build that are not pages: prerendered files such as feeds, and everything in public/. */
export function builtFiles(): Set<string> {
  return new Set(Object.keys(readBuild().files))
}

/** The text of a built file at an address, or undefined when there is none. */
export function builtText(path: string): string | undefined {
  const asset = readBuild().files[path]
  return asset && readFileSync(asset.file, 'utf8')
}

/** The list that the front server uses, so that the checks see exactly what visitors get. */
let known: AssetManifest | undefined

function readBuild(): AssetManifest {
  if (known) return known
  if (!existsSync(assetManifestFile)) throw new Error('There is no build; run `npm run build` first')
  known = JSON.parse(readFileSync(assetManifestFile, 'utf8')) as AssetManifest
  return known
}
