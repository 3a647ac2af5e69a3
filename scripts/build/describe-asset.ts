import { createHash } from 'node:crypto'
import { statSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { mediaType } from '@/lib/media-type'
import type { Asset, CacheClass } from '@/server/asset-manifest'

/** How many files to describe at a time: enough to keep every processor compressing. */
export const concurrency = 16

/** Starts with the bodies of the build before, so that an unchanged one is not compressed again. */
export const compressedFolder = 'compressed'
const minBytes = 1024
/** Larger bodies are not compressed as small as possible: that takes two seconds for a megabyte, on one processor. */
const maxSmallest = 1024 * 1024
const compressible = /^(?:text\/|image\/svg|application\/(?:json|javascript|xml|.*\+(?:json|xml)|manifest))/

type Options = {
  /** The media type of the file's ending by default. */
  type?: string
  /** `revalidate` by default. */
  cacheClass?: CacheClass
  /** Compress as small as possible, which is slow and only pays for files that are cached for long. */
  smallest?: boolean
  /** The content of the file, for callers that have read it already. */
  body?: Buffer
}

/** Describes the file at `file` (relative to `root`) as an asset and writes its compressed forms, where they are smaller. */
export async function describeAsset(
  root: string,
  file: string,
  { type = mediaType(file), cacheClass = 'revalidate', smallest = false, body }: Options,
): Promise<Asset> {
  const content = body ?? (await readFile(join(root, file)))
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  const asset: Asset = { file, type, bytes: content.length, hash, cacheClass, encoded: {} }
  if (content.length <= minBytes || !compressible.test(type)) return asset

  // Quality 8 takes 1.5 times as long as 6, and much more memory, for one percent.
  const quality = !smallest ? 6 : content.length > maxSmallest ? 9 : 11
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // The default window of 4 MB costs more to set up than a page costs to compress, so make it as large as the body.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(content.length)))),
  }
  const [br, gz] = await Promise.all([
    compressOnce(root, `${hash}-${quality}.br`, () => promisify(brotliCompress)(content, { params })),
    compressOnce(root, `${hash}.gz`, () => promisify(gzip)(content)),
  ])
  if (br.bytes < content.length) asset.encoded.br = br
  if (gz.bytes < content.length) asset.encoded.gzip = gz
  return asset
}

/** Removes compressed bodies that no asset of this build uses. */
export async function pruneCompressed(root: string, assets: Asset[]): Promise<void> {
  const used = new Set(assets.flatMap(({ encoded }) => Object.values(encoded).map(({ file }) => file)))
  const names = await readdir(join(root, compressedFolder)).catch(() => [])
  const unused = names.map((name) => `${compressedFolder}/${name}`).filter((file) => !used.has(file))
  await Promise.all(unused.map((file) => rm(join(root, file), { force: true })))
}

type Compressed = { file: string; bytes: number }

let earlier: Promise<Set<string>> | undefined
/** By name: pages share the payloads of their layouts, and each is compressed once. */
const bodies = new Map<string, Promise<Compressed>>()

function compressOnce(root: string, name: string, compress: () => Promise<Buffer>): Promise<Compressed> {
  const body = bodies.get(name) ?? writeCompressed(root, name, compress)
  bodies.set(name, body)
  return body
}

async function writeCompressed(
  root: string,
  name: string,
  compress: () => Promise<Buffer>,
): Promise<Compressed> {
  const file = `${compressedFolder}/${name}`
  earlier ??= listEarlier(root)
  if ((await earlier).has(name)) return { file, bytes: statSync(join(root, file)).size }
  const body = await compress()
  writeFileSync(join(root, file), body)
  return { file, bytes: body.length }
}

async function listEarlier(root: string): Promise<Set<string>> {
  await mkdir(join(root, compressedFolder), { recursive: true })
  return new Set(await readdir(join(root, compressedFolder)))
}
