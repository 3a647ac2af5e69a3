import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Bytes of the largest body kept in memory, and of all of them. */
const maxEntrySize = 1024 * 1024
const maxSize = 128 * 1024 * 1024

/** Response bodies of the build in `root`, the recently used ones kept in memory. */
export function createBodyCache(root: string) {
  const bodies = new LRUCache<string, Buffer>({
    maxSize,
    maxEntrySize,
    // Sizes must be positive.
    sizeCalculation: (body) => Math.max(1, body.length),
  })

  return {
    /** The body, if it is in memory. */
    cached: (file: string) => bodies.get(file),
    /** Reads the body from disk. Rejects when the file does not exist. */
    async read(file: string): Promise<Buffer> {
      const body = await readFile(join(root, file))
      bodies.set(file, body)
      return body
    },
    path: (file: string) => join(root, file),
  }
}

export type BodyCache = ReturnType<typeof createBodyCache>
