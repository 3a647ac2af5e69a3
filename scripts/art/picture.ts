import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A file to make, with the text that decides whether it must be made again. */
export type Picture = { path: string; source: string; make: () => Promise<Buffer> }

const manifestFile = 'scripts/art/manifest.json'

/**
 * Makes the pictures whose source has changed since the last run, or that are missing. Takes pictures and `prune`, which
 * forgets pictures no longer asked for; gives the paths written, with their sizes in bytes.
 */
export async function makePictures(
  pictures: readonly Picture[],
  prune: boolean,
): Promise<{ path: string; bytes: number }[]> {
  const known = await readManifest()
  const made: { path: string; bytes: number }[] = []
  const asked = new Set(pictures.map((picture) => picture.path))
  const hashes = new Map(Object.entries(known).filter(([path]) => !prune || asked.has(path)))
  try {
    for (const picture of pictures) {
      const hash = createHash('sha256').update(picture.source).digest('hex').slice(0, 16)
      if (known[picture.path] === hash && existsSync(picture.path)) continue
      const data = await picture.make().catch((error: unknown) => {
        throw new Error(`${picture.path} could not be made`, { cause: error })
      })
      await mkdir(dirname(picture.path), { recursive: true })
      await writeFile(picture.path, data)
      hashes.set(picture.path, hash)
      made.push({ path: picture.path, bytes: data.length })
    }
  } finally {
    // What was made before a failure need not be made again.
    const sorted = Object.fromEntries([...hashes].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`)
  }
  return made
}

async function readManifest(): Promise<Record<string, string>> {
  if (!existsSync(manifestFile)) return {}
  return JSON.parse(await readFile(manifestFile, 'utf8')) as Record<string, string>
}
