import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assetManifestFile } from '@/lib/build-folder'
import type { DynamicRoute } from '@/next/outputs'

export { assetManifestFile }
export type Encoding = 'br' | 'gzip'

/** How long a response may be cached: forever (hashed name), for a day, or only after revalidation by its ETag. */
export type CacheClass = 'immutable' | 'day' | 'revalidate'

/** A response body that the build wrote. Files are relative to the folder of the build. */
export type Asset = {
  file: string
  type: string
  bytes: number
  /** Hash of the content, from which the ETag is made. */
  hash: string
  cacheClass: CacheClass
  encoded: Partial<Record<Encoding, { file: string; bytes: number }>>
  /** Further response headers, names in lower case. */
  headers?: Record<string, string>
}

/** A prerendered page: its document, the hashes of the document's inline scripts, and its router payloads. */
export type Page = {
  html: Asset
  /** Sources for script-src, such as `'sha256-…'`. */
  scripts: string[]
  /** Sources for style-src-attr: hashes of the document's style attributes. */
  styles: string[]
  payload?: Asset
  /** Prefetch payloads by segment path, such as `/_tree`. */
  segments: Record<string, Asset>
  /** The page as Markdown, for clients that prefer it. Pages that are not indexed have none. */
  markdown?: { title: string; body: Asset }
}

/** Everything the front server can send, by decoded path. The last step of the build writes it. */
export type AssetManifest = {
  buildId: string
  /** ISO date-time at which a page would change without an edit, such as a scheduled post, or null. */
  nextChange: string | null
  pages: Record<string, Page>
  files: Record<string, Asset>
  notFound: Page
  /** Policy sources of the inline scripts that every page has, because they are in the layout. */
  sharedScripts: string[]
  dynamic: DynamicRoute[]
  images: { widths: number[]; qualities: number[] }
}

/** The manifest of the finished build in `folder`. */
export async function readAssetManifest(folder: string): Promise<AssetManifest> {
  return JSON.parse(await readFile(join(folder, assetManifestFile), 'utf8')) as AssetManifest
}

/** Files of a build with a hash in their name, by path: what pages that are open may still ask for later. */
export const hashedFilesFile = 'hashed-files.json'
