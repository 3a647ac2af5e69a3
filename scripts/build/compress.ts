import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Asset } from '@/server/manifest'

/** How many files to describe at once: enough to keep every processor compressing. */
export const atOnce = 16

/** Kept between builds: a body that has not changed is not compressed again. */
const folder = '.next/cache/compressed'
const leastBytes = 1024
const compressible = /^(?:text\/|image\/svg|application\/(?:json|javascript|xml|.*\+(?:json|xml)|manifest))/

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.m4a': 'audio/mp4',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Media type of a file by its ending. */
export function typeOf(file: string): string {
  return types[extname(file).toLowerCase()] ?? 'application/octet-stream'
}

/**
 * Describes the file at `file` (relative to `root`) as an asset of `type`, compressing it where that pays. `hard`
 * spends the time for the smallest brotli, worth it for files that live for years; `body` is for who has it already.
 */
export async function describe(
  root: string,
  file: string,
  type: string,
  keep: Asset['keep'],
  { hard = false, body }: { hard?: boolean; body?: Buffer } = {},
): Promise<Asset> {
  body ??= await readFile(join(root, file))
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const asset: Asset = { file, type, bytes: body.length, hash, keep, encoded: {} }
  if (body.length <= leastBytes || (!compressible.test(type) && type !== 'text/x-component')) return asset

  // 8 takes half as long again as 6, and much more memory, for one percent.
  const quality = hard ? 11 : 6
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // A window as large as the body: the usual one would cost more to set up than a page to compress.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length)))),
  }
  const text = body
  const [br, gz] = await Promise.all([
    stored(root, `${hash}-${quality}.br`, () => promisify(brotliCompress)(text, { params })),
    stored(root, `${hash}.gz`, () => promisify(gzip)(text)),
  ])
  if (br.bytes < body.length) asset.encoded.br = br
  if (gz.bytes < body.length) asset.encoded.gzip = gz
  return asset
}

/** Removes compressed bodies that no asset of this build uses. */
export async function pruneCompressed(root: string, assets: Asset[]): Promise<void> {
  const used = new Set(assets.flatMap(({ encoded }) => Object.values(encoded).map(({ file }) => file)))
  const names = await readdir(join(root, folder)).catch(() => [])
  const unused = names.map((name) => `${folder}/${name}`).filter((file) => !used.has(file))
  await Promise.all(unused.map((file) => rm(join(root, file), { force: true })))
}

/** Removes all compressed bodies: a build that was broken off may have left half of one. */
export async function dropCompressed(root: string): Promise<void> {
  await rm(join(root, folder), { recursive: true, force: true })
}

type Stored = { file: string; bytes: number }

let kept: Promise<Set<string>> | undefined
/** By name: pages share their layouts' payloads, and each is compressed once. */
const bodies = new Map<string, Promise<Stored>>()

function stored(root: string, name: string, make: () => Promise<Buffer>): Promise<Stored> {
  let body = bodies.get(name)
  if (!body) bodies.set(name, (body = store(root, name, make)))
  return body
}

async function store(root: string, name: string, make: () => Promise<Buffer>): Promise<Stored> {
  const file = `${folder}/${name}`
  kept ??= listKept(root)
  if ((await kept).has(name)) return { file, bytes: (await stat(join(root, file))).size }
  const body = await make()
  await writeFile(join(root, file), body)
  return { file, bytes: body.length }
}

async function listKept(root: string): Promise<Set<string>> {
  await mkdir(join(root, folder), { recursive: true })
  return new Set(await readdir(join(root, folder)))
}
