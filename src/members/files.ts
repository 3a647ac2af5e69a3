import { readFile } from 'node:fs/promises'
import { inBuild } from '@/lib/build-folder'

/** Script and style sheet, which every document of the desk contains, so that no public address serves them. */
type DeskFiles = { script: string; style: string }
/** With what the page Health says about the build; `commit` is null where it was made without a repository. */
export type DeskBuild = DeskFiles & { next: string; commit: string | null }

/** The file of the build that contains it. */
export const deskBuildFile = 'desk.json'

/** Bundles them from their sources. */
export async function bundleDeskFiles(): Promise<DeskFiles> {
  // Not in Next's bundle: only the build and development have it.
  const { build } = await import(/* turbopackIgnore: true */ 'esbuild')
  const { outputFiles } = await build({
    entryPoints: ['src/desk/browser/desk.ts', 'src/desk/desk.css'],
    outdir: 'unused',
    bundle: true,
    minify: true,
    write: false,
    // Next's own default targets.
    target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
    logLevel: 'error',
  })
  const find = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return { script: find('.js'), style: (await siteColors()) + find('.css') }
}

/** The dark colors of the site, the only theme of the desk. */
async function siteColors(): Promise<string> {
  const sheet = await readFile('src/app/globals.css', 'utf8')
  const [, colors] = /\n {2}:root:not\(\.light\),\s*\.dark \{([^}]*)\}/.exec(sheet) ?? []
  if (colors === undefined) throw new Error('src/app/globals.css: the dark colors were not found')
  return `:root{${colors}}`
}

let built: Promise<DeskBuild> | undefined

/** The files of the build that is served, read once. */
export async function deskFiles(): Promise<DeskFiles & Partial<DeskBuild>> {
  if (process.env.NODE_ENV !== 'production') return bundleDeskFiles()
  built ??= readFile(inBuild(deskBuildFile), 'utf8').then((text) => JSON.parse(text) as DeskBuild)
  return built
}
