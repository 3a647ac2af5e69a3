import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile } from '@/lib/front-manifest'

export type Encoding = 'br' | 'gzip'

/** How long an answer may be kept: for ever (hashed name), a day, or only while it is confirmed by its ETag. */
export type Keep = 'forever' | 'day' | 'confirm'

/** One body as the build left it. Paths are relative to the project. */
export type Asset = {
  file: string
  type: string
  bytes: number
  /** Hash of the content: the ETag is made of it. */
  hash: string
  keep: Keep
  encoded: Partial<Record<Encoding, { file: string; bytes: number }>>
  /** Further headers of this answer, lower case. */
  headers?: Record<string, string>
}

/** A prerendered page: its document, the hashes of the document's inline scripts, and its router payloads. */
export type Page = {
  html: Asset
  /** Sources for script-src, such as `'sha256-…'`. */
  scripts: string[]
  payload?: Asset
  /** Prefetch payloads by segment path, such as `/_tree`. */
  segments: Record<string, Asset>
  /** The page as Markdown, answered to those who would rather have that; pages that are not to be found have none. */
  markdown?: { title: string; body: Asset }
}

/** A route that Next answers per request; `pattern` is a regular expression when the path has parameters. */
export type DynamicRoute = { path: string; pattern?: string; kind: 'page' | 'route' }

/** Everything the front answers, by decoded path: the last step of the build writes it. */
export type Manifest = {
  buildId: string
  /** ISO date-time at which a page would change by itself, or null. */
  nextChange: string | null
  pages: Record<string, Page>
  files: Record<string, Asset>
  notFound: Page
  /** Inline scripts of the layout, which every page has, as policy sources. */
  sharedScripts: string[]
  dynamic: DynamicRoute[]
  images: { widths: number[]; qualities: number[] }
  /** Addresses of the pictures that pages show first, worth making before they are asked for. */
  firstPictures: string[]
}

export { manifestFile }
/** Request headers on which a page's answer depends: Markdown or HTML, and those of the router. */
export const pageVary =
  'accept, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'

/** The manifest of the build in `root`. Throws when there is no finished build. */
export async function readManifest(root: string): Promise<Manifest> {
  const text = await readFile(join(root, manifestFile), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error('There is no finished build here: run `npm run build` first.')
  return JSON.parse(text) as Manifest
}
