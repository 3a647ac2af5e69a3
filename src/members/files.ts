import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { inBuild } from '@/lib/build-folder'

/**
 * Script and style sheet, which every document of the desk contains, so that no public address serves them; of a build also
 * what the page Health says about it. `commit` is null where it was made without a repository.
 */
export type DeskFiles = { script: string; style: string; next?: string; commit?: string | null }

/** The file of the build that contains it. */
export const deskBuildFile = 'desk.json'

/** Bundles them from their sources. */
export async function bundleDeskFiles(): Promise<DeskFiles> {
  // Not in Next's bundle: only the build and development have it.
  const { build } = await import(/* turbopackIgnore: true */ 'esbuild')
  const { outputFiles } = await build({
    entryPoints: ['src/desk/browser/desk.ts'],
    outdir: 'unused',
    bundle: true,
    minify: true,
    write: false,
    // Next's own default targets.
    target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
    logLevel: 'error',
  })
  return { script: outputFiles[0]?.text ?? '', style: await bundleSheet() }
}

/** Tokens, base, and controls of the site, the utilities that the desk uses, and the desk's own rules, as one sheet. */
async function bundleSheet(): Promise<string> {
  const { default: postcss } = await import(/* turbopackIgnore: true */ 'postcss')
  const { default: tailwind } = await import(/* turbopackIgnore: true */ '@tailwindcss/postcss')
  const [site, own] = await Promise.all(
    ['src/app/globals.css', 'src/desk/desk.css'].map((file) =>
      readFile(/* turbopackIgnore: true */ file, 'utf8'),
    ),
  )
  const sources = ['../desk', '../members', '../ui/button.tsx'].map((path) => `@source '${path}';`)
  const controls = ['motion', 'button', 'fields'].map(
    (name) => `@import '../ui/styles/${name}.css' layer(components);`,
  )
  const sheet = `${site}`
    .replace("source('..')", 'source(none)')
    .replace("@import '../ui/styles/index.css' layer(components);", controls.join(''))
    .replaceAll(/@source not '[^']*';/g, '')
  const { css } = await postcss([tailwind({ optimize: { minify: true } })]).process(
    `${sheet}${sources.join('')}${own}`,
    { from: resolve('src/app/desk.css') },
  )
  return css
}

let kept: Promise<DeskFiles> | undefined

/** The files of the build that is served, read once. Development bundles them for every page, so that edits show; tests once. */
export async function deskFiles(): Promise<DeskFiles> {
  const { NODE_ENV } = process.env
  if (NODE_ENV === 'development') return bundleDeskFiles()
  kept ??= NODE_ENV === 'production' ? readDeskFiles() : bundleDeskFiles()
  return kept
}

async function readDeskFiles(): Promise<DeskFiles> {
  return JSON.parse(await readFile(inBuild(deskBuildFile), 'utf8')) as DeskFiles
}
