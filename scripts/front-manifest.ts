import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inlineScriptSources } from '@/server/inline-scripts'
import {
  manifestFile,
  type Asset,
  type DynamicRoute,
  type Keep,
  type Manifest,
  type Page,
} from '@/server/manifest'
import { afterPaint } from './after-paint'
import { describe, pruneCompressed, typeOf } from './compress'
import { writeReaders } from './readers/write'

/** What src/server/adapter.mjs writes during Next's build. */
type Outputs = {
  buildId: string
  prerenders: Prerender[]
  staticFiles: { pathname: string; file: string }[]
  perRequest: { pathname: string; kind: 'page' | 'route' }[]
  dynamicRoutes: { source: string; sourceRegex: string }[]
  images: Manifest['images']
}
type Prerender = {
  pathname: string
  routeType?: string
  file: string
  headers?: Record<string, string | string[]>
}

/** Headers of Next's own machinery that no client of the finished site needs. */
const internalHeader = /^(?:x-next-cache-tags|x-nextjs-prerender|vary|content-type)$/

/**
 * Writes the front's manifest for the build that Next has just finished in `root`, right until `nextChange`; gives a
 * line for the log.
 */
export async function writeManifest(root: string, nextChange: string | null): Promise<string> {
  const outputs = JSON.parse(await readFile(join(root, '.next/front/outputs.json'), 'utf8')) as Outputs
  const pages = await describePages(root, outputs.prerenders)
  const manifest: Manifest = {
    buildId: outputs.buildId,
    nextChange,
    pages,
    files: {
      ...(await describeFiles(root, outputs)),
      ...payloadFiles(Object.values(pages)),
      ...(await writeReaders(root, pages)),
    },
    notFound: await describePage(root, fileOf(outputs, '/404'), []),
    sharedScripts: sharedScripts(Object.values(pages)),
    dynamic: dynamicRoutes(outputs),
    images: outputs.images,
  }
  await writeFile(join(root, manifestFile), JSON.stringify(manifest))

  const { files, notFound } = manifest
  const pageAssets = [...Object.values(pages), notFound].flatMap(assetsOf)
  await pruneCompressed(root, [...pageAssets, ...Object.values(files)])
  return `${Object.keys(pages).length} pages, ${Object.keys(files).length} files, ${manifest.dynamic.length} routes answered per request`
}

async function describePages(root: string, prerenders: Prerender[]): Promise<Record<string, Page>> {
  const pages: Record<string, Page> = {}
  for (const prerender of prerenders) {
    // Next's inner pages (/_global-error) have no address of their own.
    if (prerender.routeType !== 'page' || prerender.pathname.startsWith('/_')) continue
    pages[prerender.pathname] = await describePage(
      root,
      prerender.file,
      payloadsOf(prerender.pathname, prerenders),
    )
  }
  return pages
}

async function describePage(root: string, file: string, payloads: Prerender[]): Promise<Page> {
  const page: Omit<Page, 'html' | 'scripts'> = { segments: {} }
  for (const { pathname, headers, ...payload } of payloads) {
    const asset = await describe(root, payload.file, 'text/x-component', 'confirm')
    asset.headers = keptHeaders(headers)
    const [, segment] = /\.segments(\/.+)\.segment\.rsc$/.exec(pathname) ?? []
    if (segment) page.segments[segment] = asset
    else page.payload = asset
  }
  const { payload } = page
  const document = afterPaint(
    await readFile(join(root, file), 'utf8'),
    payload && { text: await readFile(join(root, payload.file), 'utf8'), address: payloadAddress(payload) },
  )
  await writeFile(join(root, file), document)
  const html = await describe(root, file, 'text/html; charset=utf-8', 'confirm')
  return { ...page, html, scripts: inlineScriptSources(document) }
}

/** Where a document fetches its payload: an address that changes with it, so that the two always belong together. */
function payloadAddress({ hash }: Asset): string {
  return `/_next/static/payload/${hash}.rsc`
}

function payloadFiles(pages: Page[]): Record<string, Asset> {
  const payloads = pages.flatMap(({ payload }) => payload ?? [])
  return Object.fromEntries(
    payloads.map((payload) => [payloadAddress(payload), { ...payload, keep: 'forever', headers: undefined }]),
  )
}

async function describeFiles(
  root: string,
  { prerenders, staticFiles }: Outputs,
): Promise<Record<string, Asset>> {
  const files: Record<string, Asset> = {}
  for (const { pathname, file } of staticFiles) {
    if (pathname === '/404' || pathname === '/500') continue
    const built = pathname.startsWith('/_next/static/')
    const type = typeOf(pathname)
    files[pathname] = await describe(root, file, type, built ? 'forever' : keepOfRoute(type), built)
  }
  for (const { pathname, file, headers, routeType } of prerenders) {
    if (routeType !== 'route') continue
    const type = String(headers?.['content-type'] ?? typeOf(pathname))
    const asset = await describe(root, file, type, keepOfRoute(type))
    asset.headers = keptHeaders(headers)
    files[pathname] = asset
  }
  for (const path of await listPublic(root, '')) {
    files[path] = await describe(root, `public${path}`, typeOf(path), keepOfFile(path))
  }
  return files
}

/** Files of public/ change rarely; names below /media/ carry a hash of the content. */
function keepOfFile(path: string): Keep {
  return path.startsWith('/media/') ? 'forever' : 'day'
}

/** Pictures drawn at build change rarely, texts such as feeds whenever content does. */
function keepOfRoute(type: string): Keep {
  return type.startsWith('image/') ? 'day' : 'confirm'
}

/** What Next answers per request: every route without a prerendered answer whose parameters the build left open. */
function dynamicRoutes({ prerenders, perRequest, dynamicRoutes: patterns }: Outputs): DynamicRoute[] {
  const prerendered = new Set(prerenders.map(({ pathname }) => pathname))
  return perRequest.flatMap(({ pathname: path, kind }): DynamicRoute[] => {
    if (path.endsWith('.rsc') || path.startsWith('/_') || prerendered.has(path)) return []
    if (!path.includes('[')) return [{ path, kind }]
    const pattern = patterns.find(({ source }) => source === path)?.sourceRegex
    return pattern ? [{ path, pattern, kind }] : []
  })
}

function sharedScripts([first, ...others]: Page[]): string[] {
  return (first?.scripts ?? []).filter((script) => others.every(({ scripts }) => scripts.includes(script)))
}

function payloadsOf(page: string, prerenders: Prerender[]): Prerender[] {
  const name = page === '/' ? '/index' : page
  return prerenders.filter(
    ({ pathname }) => pathname === `${name}.rsc` || pathname.startsWith(`${name}.segments/`),
  )
}

function keptHeaders(headers: Prerender['headers'] = {}): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !internalHeader.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}

function fileOf({ staticFiles }: Outputs, pathname: string): string {
  const found = staticFiles.find((file) => file.pathname === pathname)
  if (!found) throw new Error(`The build has no ${pathname} page.`)
  return found.file
}

function assetsOf({ html, payload, segments }: Page): Asset[] {
  return [html, ...(payload ? [payload] : []), ...Object.values(segments)]
}

async function listPublic(root: string, folder: string): Promise<string[]> {
  const paths: string[] = []
  for (const entry of await readdir(join(root, 'public', folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) paths.push(...(await listPublic(root, path)))
    else if (entry.name !== '.DS_Store') paths.push(path)
  }
  return paths
}
