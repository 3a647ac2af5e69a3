import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/** The file that makes a folder a backup. It is written last. */
const manifestName = 'manifest.json'
export const uploadsName = 'uploads'

const schema = z.object({
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  database: z.string(),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
})
/** What is in a backup. Paths are relative to its folder. */
export type Manifest = z.infer<typeof schema>

/** Measures the files at these paths of a folder and writes its manifest. Returns it. */
export async function writeManifest(
  folder: string,
  paths: string[],
  facts: Pick<Manifest, 'madeAt' | 'engine' | 'database'>,
): Promise<Manifest> {
  const files = []
  for (const path of paths) files.push({ path, ...(await measure(join(folder, path))) })
  const manifest: Manifest = { version: 1, ...facts, files }
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
  return manifest
}

/** Reads the manifest of a backup. Throws when the folder is none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(`${folder} is not a finished backup: it has no ${manifestName}.`)
  return schema.parse(JSON.parse(text))
}

/** Throws when a file of the backup is missing or is not as it was written. */
export async function verify(folder: string, { files }: Manifest): Promise<void> {
  for (const { path, sha256 } of files) {
    const found = await measure(join(folder, path)).catch(() => undefined)
    if (!found) throw new Error(`The backup is incomplete: ${path} is missing.`)
    if (found.sha256 !== sha256)
      throw new Error(`The backup is damaged: ${path} has changed since it was made.`)
  }
}

async function measure(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') }
}
