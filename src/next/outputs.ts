import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { groupBy } from '@/lib/group-by'
import { nextFolder } from './paths'

/** Everything Next's build wrote, as the adapter (adapter.mjs) records it. Files are relative to the folder of the build. */
export type BuildOutputs = {
  buildId: string
  /** Version of Next that made the build. */
  nextVersion: string
  prerenders: Prerender[]
  staticFiles: { pathname: string; file: string }[]
  perRequest: { pathname: string; kind: DynamicRoute['kind'] }[]
  dynamicRoutes: { source: string; sourceRegex: string }[]
  images: { widths: number[]; qualities: number[] }
}

/** A response that Next rendered during the build. */
export type Prerender = {
  pathname: string
  routeType?: string
  file: string
  headers?: Record<string, string | string[]>
}

/** A route that Next renders per request; `pattern` is a regular expression when the path has parameters. */
export type DynamicRoute = { path: string; pattern?: string; kind: 'page' | 'route' }

const payloadSuffix = /\.rsc$|\.segments\/.*$/
const segmentFile = /\.segments(\/.+)\.segment\.rsc$/
const errorPages = ['/404', '/500']

/** What the build in `root` wrote. Throws when Next has not finished one. */
export async function readBuildOutputs(root: string): Promise<BuildOutputs> {
  return JSON.parse(await readFile(join(root, nextFolder, 'front/outputs.json'), 'utf8')) as BuildOutputs
}

/** Documents of pages, without Next's internal ones such as `/_global-error`, which have no address. */
export function prerenderedPages({ prerenders }: BuildOutputs): Prerender[] {
  return prerenders.filter(({ routeType, pathname }) => routeType === 'page' && !pathname.startsWith('/_'))
}

/** Responses of route handlers, such as feeds. */
export function prerenderedRoutes({ prerenders }: BuildOutputs): Prerender[] {
  return prerenders.filter(({ routeType }) => routeType === 'route')
}

/** Payloads of every page, whole and in segments, by the path of the page. */
export function payloadsByPage({ prerenders }: BuildOutputs): Map<string, Prerender[]> {
  return groupBy(
    prerenders.filter(({ pathname }) => payloadSuffix.test(pathname)),
    ({ pathname }) => {
      const page = pathname.replace(payloadSuffix, '')
      return page === '/index' ? '/' : page
    },
  )
}

/** The segment that a payload is of, such as `/_tree`, or undefined for a whole payload. */
export function segmentOf({ pathname }: Prerender): string | undefined {
  return segmentFile.exec(pathname)?.[1]
}

/** Scripts, styles, fonts and pictures, without the error pages, which Next lists here as well. */
export function staticFiles(outputs: BuildOutputs): BuildOutputs['staticFiles'] {
  return outputs.staticFiles.filter(({ pathname }) => !errorPages.includes(pathname))
}

/** File of the page for unknown addresses. Throws when the build has none. */
export function notFoundFile(outputs: BuildOutputs): string {
  const found = outputs.staticFiles.find(({ pathname }) => pathname === '/404')
  if (!found) throw new Error('The build has no /404 page.')
  return found.file
}

/** Routes rendered per request: all that are not prerendered and whose parameters the build left open. */
export function dynamicRoutes({
  prerenders,
  perRequest,
  dynamicRoutes: patterns,
}: BuildOutputs): DynamicRoute[] {
  const prerendered = new Set(prerenders.map(({ pathname }) => pathname))
  return perRequest.flatMap(({ pathname: path, kind }): DynamicRoute[] => {
    if (path.endsWith('.rsc') || path.startsWith('/_') || prerendered.has(path)) return []
    if (!path.includes('[')) return [{ path, kind }]
    const pattern = patterns.find(({ source }) => source === path)?.sourceRegex
    return pattern ? [{ path, pattern, kind }] : []
  })
}
