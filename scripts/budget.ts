import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { deferredScripts } from '@/next/deferred-loader'
import { readAssetManifest, type AssetManifest } from '@/server/asset-manifest'
import { currentBuildFolder } from '@/server/builds'

/** `npm run budget`: JavaScript of every prerendered page, gzipped, against bench/budgets.json. */
type Budget = { empty: number; allowed: number; routes: Record<string, { limit: number; reason: string }> }

const build = currentBuildFolder()
const manifest = await readAssetManifest(build)
const { javascript } = JSON.parse(readFileSync('bench/budgets.json', 'utf8')) as { javascript: Budget }
const sizes = new Map<string, number>()

const rows = Object.entries(manifest.pages)
  .map(([path, page]) => {
    const html = readFileSync(join(build, page.html.file), 'utf8')
    const bytes = scriptsOf(html).reduce((sum, script) => sum + sizeOf(script, manifest), 0)
    const limit = javascript.routes[path]?.limit ?? javascript.empty + javascript.allowed
    return { path, kib: bytes / 1024, limit }
  })
  .toSorted((one, other) => other.kib - one.kib || one.path.localeCompare(other.path))

console.log(`JavaScript per page, KiB gzipped (an empty page has ${javascript.empty}):`)
for (const { path, kib, limit } of rows) {
  console.log(`${kib.toFixed(1).padStart(8)} of ${limit}  ${path}${kib > limit ? '  TOO MUCH' : ''}`)
}

const tooMuch = rows.filter(({ kib, limit }) => kib > limit)
const unknown = Object.keys(javascript.routes).filter((path) => !(path in manifest.pages))
for (const path of unknown) console.error(`bench/budgets.json names ${path}, which is not a page.`)
if (tooMuch.length > 0) console.error(`${tooMuch.length} of ${rows.length} pages are over their budget.`)
process.exit(tooMuch.length + unknown.length > 0 ? 1 : 0)

/** URLs of the scripts that a document loads in a modern browser, without duplicates. */
function scriptsOf(html: string): string[] {
  const found = new Set<string>()
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/gi)) {
    const isScript = tag.startsWith('<script') && !/\snomodule\b/i.test(tag)
    const isPreload = /\brel="modulepreload"/.test(tag) || /\bas="script"/.test(tag)
    const address = /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1]
    if (address && (isScript || isPreload)) found.add(address)
    const [, deferred = ''] = new RegExp(`${deferredScripts}="([^"]*)"`).exec(tag) ?? []
    for (const script of deferred.split(' ').filter(Boolean)) found.add(script)
  }
  return [...found]
}

function sizeOf(address: string, { files }: AssetManifest): number {
  const path = decodeURI(address.split('?')[0] ?? '')
  const asset = files[path]
  if (!asset) throw new Error(`A page loads ${address}, which is not part of the build.`)
  const known = sizes.get(path)
  if (known !== undefined) return known
  const bytes = asset.encoded.gzip?.bytes ?? gzipSync(readFileSync(join(build, asset.file))).length
  sizes.set(path, bytes)
  return bytes
}
