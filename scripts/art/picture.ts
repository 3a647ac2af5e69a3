import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A file to make, with the text that decides whether it must be made again. */
export type Picture = { path: string; source: string; make: () => Promise<Buffer> }

type Options = {
  /** Forgets pictures that are no longer asked for. */
  prune: boolean
  /** Where the digests of the sources are kept. */
  manifest?: string
}

/** `kept` are files that stand where a picture was to go and that were not drawn here: somebody's own. */
type Outcome = { made: { path: string; bytes: number }[]; kept: string[] }

const manifestFile = 'scripts/art/manifest.json'

/**
 * Makes the pictures whose source has changed since the last run, or that are missing. A file that is not in the
 * manifest is never written over. Gives the paths written, with their sizes in bytes, and those kept.
 */
export async function makePictures(
  pictures: readonly Picture[],
  { prune, manifest = manifestFile }: Options,
): Promise<Outcome> {
  const known = await readManifest(manifest)
  const made: Outcome['made'] = []
  const kept: string[] = []
  const asked = new Set(pictures.map((picture) => picture.path))
  const hashes = new Map(Object.entries(known).filter(([path]) => !prune || asked.has(path)))
  try {
    for (const picture of pictures) {
      const hash = digestOf(picture)
      if (existsSync(picture.path)) {
        if (known[picture.path] === hash) continue
        if (known[picture.path] === undefined) {
          kept.push(picture.path)
          continue
        }
      }
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
    await writeFile(manifest, `${JSON.stringify(sorted, null, 2)}\n`)
  }
  return { made, kept }
}

/** Paths of the pictures that were drawn from another source than the one they have now. */
export async function stalePictures(
  pictures: readonly Picture[],
  manifest: string = manifestFile,
): Promise<string[]> {
  const known = await readManifest(manifest)
  return pictures
    .filter((picture) => known[picture.path] !== undefined && known[picture.path] !== digestOf(picture))
    .map(({ path }) => path)
}

function digestOf({ source }: Picture): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16)
}

async function readManifest(file: string): Promise<Record<string, string>> {
  if (!existsSync(file)) return {}
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
}
