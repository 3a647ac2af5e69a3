import { readFile } from 'node:fs/promises'
import { inBuild } from '@/lib/build-folder'

/** Script and style sheet, which every document of the desk contains, so that no public address serves them. */
export type DeskFiles = { script: string; style: string }

/** The file that the build writes them to. */
export const deskFilesName = 'desk.json'

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
  return { script: find('.js'), style: find('.css') }
}

let files: Promise<DeskFiles> | undefined

/** The files of the build that is served, read once. */
export function deskFiles(): Promise<DeskFiles> {
  if (process.env.NODE_ENV !== 'production') return bundleDeskFiles()
  files ??= readFile(inBuild(deskFilesName), 'utf8').then((text) => JSON.parse(text) as DeskFiles)
  return files
}
