import { basename } from 'node:path'
import { build } from 'esbuild'
import type { Asset } from '@/server/manifest'
import { describe, typeOf } from './compress'

/** Which documents need no script but this one. */
export const formPages = /^\/forms\/(?:to|c)\//

/** Makes the script of the forms' pages, without React; gives its address and what stands there. */
export async function formScript(root: string): Promise<{ address: string; asset: Asset }> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { form: 'src/forms/host/page-script.ts' },
    outdir: '.next/static/forms',
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    metafile: true,
    // What Next compiles for.
    target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
    logLevel: 'error',
  })
  const [file = ''] = Object.keys(metafile.outputs)
  const asset = await describe(root, file, typeOf(file), 'forever', { hard: true })
  return { address: `/_next/static/forms/${basename(file)}`, asset }
}
