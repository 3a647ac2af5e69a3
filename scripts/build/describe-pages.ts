import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { SiteUrl } from '@/content/types'
import { deferScripts } from '@/next/defer-scripts'
import { clientHeaders } from '@/next/headers'
import {
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

/** Another process takes two seconds of a processor to start, so it pays for this many pages. */
const pagesPerProcess = 100

/**
 * Rewrites and describes all pages, and indexes those of `urls`. Uses every processor, because a single one takes half
 * a minute per thousand pages. Throws when the build has no page for one of `urls`.
 */
export async function describePages(
  root: string,
  outputs: BuildOutputs,
  urls: SiteUrl[],
  formScript: string,
  processes = availableParallelism(),
): Promise<{ pages: Record<string, Page>; indexed: IndexedPage[] }> {
  const documents = prerenderedPages(outputs)
  const count = Math.max(1, Math.min(processes, Math.floor(documents.length / pagesPerProcess)))
  const parts = Array.from({ length: count }, (_, index): Part => {
    const own = documents.filter((_document, at) => at % count === index)
    return [root, outputs, urls, formScript, own]
  })
  const described = await Promise.all(
    parts.map((part, index) => (index === 0 ? describePart(...part) : describeElsewhere(part))),
  )
  const byPath = new Map(described.flat().map((one) => [one.path, one]))
  return {
    // In the order of one process, so that the number of processors changes nothing in a build.
    pages: Object.fromEntries(
      documents.flatMap(({ pathname }) => {
        const page = byPath.get(pathname)?.page
        return page ? [[pathname, page]] : []
      }),
    ),
    indexed: urls.map(({ path }) => {
      const indexed = byPath.get(path)?.indexed
      if (indexed) return indexed
      throw new Error(`${path} is in src/content/urls.ts, but the build has no such page.`)
    }),
  }
}

/** The arguments of `describePart`. */
export type Part = Parameters<typeof describePart>
type Described = { path: string; page: Page; indexed?: IndexedPage }

/** Describes these documents, and indexes those of `urls`. */
export function describePart(
  root: string,
  outputs: BuildOutputs,
  urls: SiteUrl[],
  formScript: string,
  documents: Prerender[],
): Promise<Described[]> {
  const payloads = payloadsByPage(outputs)
  const wanted = new Map(urls.map((url) => [url.path, url]))
  return pLimit(concurrency).map(documents, async ({ pathname, file }): Promise<Described> => {
    const described = await describePage(root, file, {
      payloads: payloads.get(pathname),
      replacement: formPages.test(pathname) ? formScript : undefined,
      url: wanted.get(pathname),
    })
    return { path: pathname, ...described }
  })
}

async function describeElsewhere(part: Part): Promise<Described[]> {
  const child = fork(join(import.meta.dirname, 'describe-part.ts'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  })
  child.send(part)
  const [described] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`A process that describes pages ended with code ${code}.`)
    }),
  ])) as [Described[]]
  return described
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
  /** Under which the document is indexed. */
  url?: SiteUrl
}

/** Rewrites and describes one document. */
export async function describePage(
  root: string,
  file: string,
  { payloads = [], replacement, url }: PageOptions = {},
): Promise<Omit<Described, 'path'>> {
  const segments: Page['segments'] = {}
  let payload: { asset: Asset; text: string } | undefined
  for (const prerender of payloads) {
    // Synchronous here and below: one of a dozen promises for each of many small files takes longer than the file.
    const body = readFileSync(join(root, prerender.file))
    const described = await describeAsset(root, prerender.file, { type: 'text/x-component', body })
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
  const html = describeAsset(root, file, { type: 'text/html; charset=utf-8', body: Buffer.from(document) })
  // While it is being compressed.
  const indexed = url && indexPage(url, document)
  const page = {
    html: await html,
    scripts: inlineScriptSources(document),
    styles: styleAttributeSources(document),
    payload: payload?.asset,
    segments,
  }
  return { page, indexed }
}

/** Named after its content, so that a cached document always gets the payload it was built with. */
function payloadAddress({ hash }: Asset): string {
  return `${staticPrefix}payload/${hash}.rsc`
}
