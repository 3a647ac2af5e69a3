import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A file to draw. `source` is the text it is drawn from, so a changed source means that it must be drawn again. */
export type Picture = { path: string; source: string; draw: () => Promise<Buffer> }

type Options = {
  /** The JSON file that records which pictures were drawn, and from which source. */
  record: string
  /** Remove pictures from the record that are not among the given ones. */
  prune: boolean
}

/** `foreign` are paths of existing files that the record doesn't contain: somebody else made them. */
type Outcome = { drawn: { path: string; bytes: number }[]; foreign: string[] }

/**
 * Draws the pictures that are missing or whose source has changed. Never overwrites a file that the record does not
 * contain. Throws with the path of the first picture that fails.
 */
export async function drawPictures(
  pictures: readonly Picture[],
  { record, prune }: Options,
): Promise<Outcome> {
  const before = await readRecord(record)
  const outcome: Outcome = { drawn: [], foreign: [] }
  const wanted = new Set(pictures.map(({ path }) => path))
  const digests = new Map(Object.entries(before).filter(([path]) => !prune || wanted.has(path)))
  try {
    for (const picture of pictures) {
      const { path } = picture
      const digest = digestOf(picture)
      if (existsSync(path)) {
        if (before[path] === digest) continue
        if (before[path] === undefined) {
          outcome.foreign.push(path)
          continue
        }
      }
      const data = await picture.draw().catch((error: unknown) => {
        throw new Error(`${path} could not be drawn`, { cause: error })
      })
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, data)
      digests.set(path, digest)
      outcome.drawn.push({ path, bytes: data.length })
    }
  } finally {
    // Write the record after a failure too, so that the pictures before it need not be drawn again.
    const sorted = Object.fromEntries([...digests].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await writeFile(record, `${JSON.stringify(sorted, null, 2)}\n`)
  }
  return outcome
}

/** Paths of the pictures that are recorded as drawn from another source than their present one. */
export async function stalePictures(pictures: readonly Picture[], record: string): Promise<string[]> {
  const digests = await readRecord(record)
  return pictures
    .filter((picture) => digests[picture.path] !== undefined && digests[picture.path] !== digestOf(picture))
    .map(({ path }) => path)
}

function digestOf({ source }: Picture): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16)
}

async function readRecord(file: string): Promise<Record<string, string>> {
  if (!existsSync(file)) return {}
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
}
