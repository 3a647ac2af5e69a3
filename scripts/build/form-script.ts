import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { staticFolder, staticPrefix } from '@/next/paths'
import type { Asset } from '@/server/asset-manifest'
import { describeAsset } from './describe-asset'

const folder = `${staticFolder}/forms`
/** Pages that load this script in place of React. */
export const formPages = /^\/forms\/(?:to|c)\//

/** Bundles the script of the form pages into the build in `root`. Returns the address it is served from, and the asset. */
export async function bundleFormScript(root: string): Promise<{ address: string; asset: Asset }> {
  const { metafile } = await build({
    entryPoints: { form: 'src/forms/host/page-script.ts' },
    outdir: join(root, folder),
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    metafile: true,
    // Next's own default targets.
    target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
    logLevel: 'error',
  })
  const [output = ''] = Object.keys(metafile.outputs)
  const file = `${folder}/${basename(output)}`
  const asset = await describeAsset(root, file, { cacheClass: 'immutable', smallest: true })
  return { address: `${staticPrefix}forms/${basename(file)}`, asset }
}
