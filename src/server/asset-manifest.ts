import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { assetManifestFile } from '@/lib/build-folder'

export { assetManifestFile }

const encodedBody = z.object({ file: z.string(), bytes: z.number() })

const assetSchema = z.object({
  /** Relative to the folder of the build. */
  file: z.string(),
  type: z.string(),
  bytes: z.number(),
  /** Hash of the content, from which the ETag is made. */
  hash: z.string(),
  /** How long a response may be cached: forever (hashed name), for a day, or only after revalidation by its ETag. */
  cacheClass: z.enum(['immutable', 'day', 'revalidate']),
  encoded: z.object({ br: encodedBody.optional(), gzip: encodedBody.optional() }),
  /** Further response headers, names in lower case. */
  headers: z.record(z.string(), z.string()).optional(),
})

const pageSchema = z.object({
  html: assetSchema,
  /** Sources for script-src, such as `'sha256-…'`: hashes of the document's inline scripts. */
  scripts: z.array(z.string()),
  /** Sources for style-src-attr: hashes of the document's style attributes. */
  styles: z.array(z.string()),
  payload: assetSchema.optional(),
  /** Prefetch payloads by segment path, such as `/_tree`. */
  segments: z.record(z.string(), assetSchema),
  /** The page as Markdown, for clients that prefer it. Pages that are not indexed have none. */
  markdown: z.object({ title: z.string(), body: assetSchema }).optional(),
})

const manifestSchema = z.object({
  buildId: z.string(),
  /** ISO date-time of the build. */
  time: z.string(),
  /** ISO date-time at which a page would change without an edit, such as a scheduled post, or null. */
  nextChange: z.string().nullable(),
  pages: z.record(z.string(), pageSchema),
  files: z.record(z.string(), assetSchema),
  notFound: pageSchema,
  /** Policy sources of the inline scripts that every page has, because they are in the layout. */
  sharedScripts: z.array(z.string()),
  dynamic: z.array(
    z.object({ path: z.string(), pattern: z.string().optional(), kind: z.enum(['page', 'route']) }),
  ),
  images: z.object({ widths: z.array(z.number()), qualities: z.array(z.number()) }),
})

/** A response body that the build wrote. */
export type Asset = z.infer<typeof assetSchema>
export type Encoding = keyof Asset['encoded']
export type CacheClass = Asset['cacheClass']

/** A prerendered page: its document and its router payloads. */
export type Page = z.infer<typeof pageSchema>

/** Everything the front server can send, by decoded path. The last step of the build writes it. */
export type AssetManifest = z.infer<typeof manifestSchema>

/** The manifest of the finished build in `folder`. Throws when code that writes another manifest made the build. */
export async function readAssetManifest(folder: string): Promise<AssetManifest> {
  const { data, error } = manifestSchema.safeParse(
    JSON.parse(await readFile(join(folder, assetManifestFile), 'utf8')),
  )
  if (data) return data
  const [issue] = error.issues
  throw new Error(
    `${basename(folder)} was built by other code (${issue?.path.join(' ')}: ${issue?.message}). Build again, or serve it from its own release.`,
  )
}

/** Files of a build with a hash in their name, by path: what pages that are open may still ask for later. */
export const hashedFilesFile = 'hashed-files.json'
