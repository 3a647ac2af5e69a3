import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { SiteUrl } from '@/content/urls'
import { deferScripts } from '@/next/defer-scripts'
import { clientHeaders } from '@/next/headers'
import {
  notFoundFile,
  payloadsByPage,
  prerenderedPages,
  segmentOf,
  type BuildOutputs,
  type Prerender,
} from '@/next/outputs'
import { staticPrefix } from '@/next/paths'
import type { Asset, Page } from '@/server/asset-manifest'
import { inlineScriptSources, styleAttributeSources } from '@/next/script-hashes'
import { concurrency, describeAsset } from './describe-asset'
import { formPages } from './form-script'
import { indexPage, type IndexedPage } from './indexing/index-page'

/**
 * Rewrites and describes all pages, and indexes those of `urls` while the compressor works on other threads. Throws when
 * the build has no page for one of `urls`.
 */
export async function describePages(
  root: string,
  outputs: BuildOutputs,
  urls: SiteUrl[],
  formScript: string,
): Promise<{ pages: Record<string, Page>; indexed: IndexedPage[] }> {
  const payloads = payloadsByPage(outputs)
  const wanted = new Map(urls.map((url) => [url.path, url]))
  const indexed = new Map<string, IndexedPage>()
  const pages = await pLimit(concurrency).map(prerenderedPages(outputs), async ({ pathname, file }) => {
    const url = wanted.get(pathname)
    const page = await describePage(root, file, {
      payloads: payloads.get(pathname),
      replacement: formPages.test(pathname) ? formScript : undefined,
      onDocument: (html) => url && indexed.set(pathname, indexPage(url, html)),
    })
    return [pathname, page] as const
  })
  return {
    pages: Object.fromEntries(pages),
    indexed: urls.map(({ path }) => {
      const page = indexed.get(path)
      if (page) return page
      throw new Error(`${path} is in src/content/urls.ts, but the build has no such page.`)
    }),
  }
}

/** Rewrites and describes the page for unknown addresses. */
export function describeNotFound(root: string, outputs: BuildOutputs): Promise<Page> {
  return describePage(root, notFoundFile(outputs))
}

/** The whole payloads of pages, by the address from which a document fetches its own. */
export function payloadFiles(pages: Page[]): Record<string, Asset> {
  const payloads = pages.flatMap(({ payload }) => payload ?? [])
  return Object.fromEntries(
    payloads.map((payload) => [
      payloadAddress(payload),
      { ...payload, cacheClass: 'immutable', headers: undefined },
    ]),
  )
}

type PageOptions = {
  payloads?: Prerender[]
  /** Address of a script that replaces those of the page. */
  replacement?: string
  /** Called with the rewritten document while it is being compressed. */
  onDocument?: (html: string) => void
}

async function describePage(
  root: string,
  file: string,
  { payloads = [], replacement, onDocument }: PageOptions = {},
): Promise<Page> {
  const segments: Page['segments'] = {}
  let payload: { asset: Asset; text: string } | undefined
  for (const prerender of payloads) {
    // Synchronous here and below: one of a dozen promises for each of many small files takes longer than the file.
    const body = readFileSync(join(root, prerender.file))
    const described = await describeAsset(root, prerender.file, {
      type: 'text/x-component',
      cacheClass: 'revalidate',
      body,
    })
    const asset = { ...described, headers: clientHeaders(prerender.headers) }
    const segment = segmentOf(prerender)
    if (segment) segments[segment] = asset
    else payload = { asset, text: body.toString() }
  }
  const document = deferScripts(readFileSync(join(root, file), 'utf8'), {
    payload: payload && { text: payload.text, address: payloadAddress(payload.asset) },
    replacement,
  })
  writeFileSync(join(root, file), document)
  const html = describeAsset(root, file, {
    type: 'text/html; charset=utf-8',
    cacheClass: 'revalidate',
    body: Buffer.from(document),
  })
  onDocument?.(document)
  return {
    html: await html,
    scripts: inlineScriptSources(document),
    styles: styleAttributeSources(document),
    payload: payload?.asset,
    segments,
  }
}

/** Named after its content, so that a cached document always gets the payload it was built with. */
function payloadAddress({ hash }: Asset): string {
  return `${staticPrefix}payload/${hash}.rsc`
}
