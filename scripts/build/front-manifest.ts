import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteUrls, type SiteUrl } from '@/content/urls'
import { buildTime } from '@/lib/build-time'
import { groupBy } from '@/lib/group-by'
import { mapLimited } from '@/lib/map-limited'
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
import { compileAhead } from './compile-ahead'
import { atOnce, describe, pruneCompressed, typeOf } from './compress'
import { type FirstPicture, firstPictures } from './first-pictures'
import { formPages, formScript } from './form-script'
import { inlineParts, partReader, type ReadPart } from './inline-parts'
import { readBuilt, type Reading } from './readers/read'
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

/** As many pictures as a processor makes within two minutes; a blog of thousands would keep it busy for an hour. */
const picturesBeforehand = 300

/** What the address of a payload has behind its page's. */
const payloadName = /\.rsc$|\.segments\/.*$/

/** Headers of Next's own machinery that no client of the finished site needs. */
const internalHeader = /^(?:x-next-cache-tags|x-nextjs-prerender|vary|content-type)$/

/**
 * Writes the front's manifest for the build that Next has just finished in `root`, right until `nextChange`; gives a
 * line for the log.
 */
export async function writeManifest(root: string, nextChange: string | null): Promise<string> {
  const outputs = JSON.parse(await readFile(join(root, '.next/front/outputs.json'), 'utf8')) as Outputs
  await compileAhead(root)
  const readPart = partReader(root)
  const urls = siteUrls(buildTime()).filter(({ indexed }) => indexed)
  const form = await formScript(root)
  const { pages, readings, pictures } = await describePages(root, outputs.prerenders, urls, {
    readPart,
    formScript: form.address,
  })
  const manifest: Manifest = {
    buildId: outputs.buildId,
    nextChange,
    pages,
    files: {
      ...(await describeFiles(root, outputs)),
      [form.address]: form.asset,
      ...payloadFiles(Object.values(pages)),
      ...(await writeReaders(root, pages, readings)),
    },
    notFound: await describePage(root, fileOf(outputs, '/404'), [], { readPart }),
    sharedScripts: sharedScripts(Object.values(pages)),
    dynamic: dynamicRoutes(outputs),
    images: outputs.images,
    firstPictures: pictures,
  }
  await writeFile(join(root, manifestFile), JSON.stringify(manifest))

  const { files, notFound } = manifest
  const pageAssets = [...Object.values(pages), notFound].flatMap(assetsOf)
  await pruneCompressed(root, [...pageAssets, ...Object.values(files)])
  return `${Object.keys(pages).length} pages, ${Object.keys(files).length} files, ${manifest.dynamic.length} routes answered per request`
}

/**
 * Describes all pages, and reads those of `urls` meanwhile: compressing and reading keep a processor busy each. Throws
 * when the build lacks one of `urls`.
 */
async function describePages(
  root: string,
  prerenders: Prerender[],
  urls: SiteUrl[],
  { readPart, formScript: instead }: { readPart: ReadPart; formScript: string },
): Promise<{ pages: Record<string, Page>; readings: Reading[]; pictures: string[] }> {
  // Next's inner pages (/_global-error) have no address of their own.
  const documents = prerenders.filter(
    ({ routeType, pathname }) => routeType === 'page' && !pathname.startsWith('/_'),
  )
  const payloads = payloadsByPage(prerenders)
  const known = new Map(urls.map((url) => [url.path, url]))
  const readings = new Map<string, Reading>()
  const pictures = new Map<string, FirstPicture[]>()
  const pages = await mapLimited(documents, atOnce, async ({ pathname, file }) => {
    const page = await describePage(root, file, payloads.get(pathname) ?? [], {
      readPart,
      instead: formPages.test(pathname) ? instead : undefined,
      read(document) {
        const url = known.get(pathname)
        if (!url) return
        readings.set(pathname, readBuilt(url, document))
        pictures.set(pathname, firstPictures(document))
      },
    })
    return [pathname, page] as const
  })
  return {
    pages: Object.fromEntries(pages),
    readings: urls.map(({ path }) => {
      const reading = readings.get(path)
      if (reading) return reading
      throw new Error(`${path} is in src/content/urls.ts, but the build has no such page.`)
    }),
    pictures: beforehand(urls.flatMap(({ path }) => pictures.get(path) ?? [])),
  }
}

/** Narrow pictures first: they take a fraction of the time, and go where waiting is longest. */
function beforehand(pictures: FirstPicture[]): string[] {
  const addresses = pictures.toSorted((a, b) => a.width - b.width).map(({ address }) => address)
  return [...new Set(addresses)].slice(0, picturesBeforehand)
}

/**
 * Describes one page and what belongs to it; `instead` is for `afterPaint`. Gives its document to `read` while that is
 * being compressed.
 */
async function describePage(
  root: string,
  file: string,
  payloads: Prerender[],
  { readPart, instead, read }: { readPart: ReadPart; instead?: string; read?: (document: string) => void },
): Promise<Page> {
  const page: Omit<Page, 'html' | 'scripts'> = { segments: {} }
  let text = ''
  for (const { pathname, headers, file: payload } of payloads) {
    const body = await readFile(join(root, payload))
    const asset = await describe(root, payload, 'text/x-component', 'confirm', { body })
    asset.headers = keptHeaders(headers)
    const [, segment] = /\.segments(\/.+)\.segment\.rsc$/.exec(pathname) ?? []
    if (segment) {
      page.segments[segment] = asset
    } else {
      page.payload = asset
      text = body.toString()
    }
  }
  const { payload } = page
  const waiting = afterPaint(await readFile(join(root, file), 'utf8'), {
    payload: payload && { text, address: payloadAddress(payload) },
    instead,
  })
  const document = await inlineParts(waiting, readPart)
  await writeFile(join(root, file), document)
  const html = describe(root, file, 'text/html; charset=utf-8', 'confirm', { body: Buffer.from(document) })
  read?.(document)
  return { ...page, html: await html, scripts: inlineScriptSources(document) }
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
  const isPage = (pathname: string) => pathname === '/404' || pathname === '/500'
  const built = await mapLimited(
    staticFiles.filter(({ pathname }) => !isPage(pathname)),
    atOnce,
    async ({ pathname, file }) => {
      const hashed = pathname.startsWith('/_next/static/')
      const type = typeOf(pathname)
      return [
        pathname,
        await describe(root, file, type, hashed ? 'forever' : keepOfRoute(type), { hard: hashed }),
      ] as const
    },
  )
  const routes = await mapLimited(
    prerenders.filter(({ routeType }) => routeType === 'route'),
    atOnce,
    async ({ pathname, file, headers }) => {
      const type = String(headers?.['content-type'] ?? typeOf(pathname))
      const asset = await describe(root, file, type, keepOfRoute(type))
      return [pathname, { ...asset, headers: keptHeaders(headers) }] as const
    },
  )
  const committed = await mapLimited(
    await listPublic(root, ''),
    atOnce,
    async (path) => [path, await describe(root, `public${path}`, typeOf(path), keepOfFile(path))] as const,
  )
  return Object.fromEntries([...built, ...routes, ...committed])
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

/** The payloads of every page, whole and in segments, by the path of the page. */
function payloadsByPage(prerenders: Prerender[]): Map<string, Prerender[]> {
  return groupBy(
    prerenders.filter(({ pathname }) => payloadName.test(pathname)),
    ({ pathname }) => {
      const name = pathname.replace(payloadName, '')
      return name === '/index' ? '/' : name
    },
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
