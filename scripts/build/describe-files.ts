import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { clientHeaders } from '@/next/headers'
import { prerenderedRoutes, staticFiles, type BuildOutputs } from '@/next/outputs'
import { staticPrefix } from '@/next/paths'
import type { Asset } from '@/server/asset-manifest'
import { concurrency, describeAsset } from './describe-asset'
import { mediaType } from './media-types'

type Named = [address: string, asset: Asset]

/** Describes everything that is not a page, by address: Next's static files, prerendered routes and public/. */
export async function describeFiles(root: string, outputs: BuildOutputs): Promise<Record<string, Asset>> {
  const limit = pLimit(concurrency)
  const built = await limit.map(staticFiles(outputs), async ({ pathname, file }): Promise<Named> => {
    const type = mediaType(pathname)
    const hashed = pathname.startsWith(staticPrefix)
    const cacheClass = hashed ? 'immutable' : routeCacheClass(type)
    return [pathname, await describeAsset(root, file, { type, cacheClass, smallest: hashed })]
  })
  const routes = await limit.map(
    prerenderedRoutes(outputs),
    async ({ pathname, file, headers }): Promise<Named> => {
      const type = String(headers?.['content-type'] ?? mediaType(pathname))
      const asset = await describeAsset(root, file, { type, cacheClass: routeCacheClass(type) })
      return [pathname, { ...asset, headers: clientHeaders(headers) }]
    },
  )
  const committed = await limit.map(await listPublic(root), async (path): Promise<Named> => {
    // File names in /media/ contain a hash of their content; other committed files change rarely.
    const cacheClass = path.startsWith('/media/') ? 'immutable' : 'day'
    return [path, await describeAsset(root, `public${path}`, { type: mediaType(path), cacheClass })]
  })
  return Object.fromEntries([...built, ...routes, ...committed])
}

/** Pictures drawn by the build change rarely; texts such as feeds change with the content. */
function routeCacheClass(type: string): Asset['cacheClass'] {
  return type.startsWith('image/') ? 'day' : 'revalidate'
}

async function listPublic(root: string, folder = ''): Promise<string[]> {
  const paths: string[] = []
  for (const entry of await readdir(join(root, 'public', folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) paths.push(...(await listPublic(root, path)))
    else if (entry.name !== '.DS_Store') paths.push(path)
  }
  return paths
}
