import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Bytes of the largest body kept in memory, and of all of them. */
const maxEntrySize = 1024 * 1024
const maxSize = 64 * 1024 * 1024

/** Response bodies of the build in `root`, the recently used ones kept in memory. */
export function createBodyCache(root: string) {
  const bodies = new LRUCache<string, Buffer>({
    maxSize,
    maxEntrySize,
    // Requests for the same file share one read.
    fetchMethod: (file) => readFile(join(root, file)),
    // The requests still need a body that the cache has no more room for.
    ignoreFetchAbort: true,
    // Sizes must be positive.
    sizeCalculation: (body) => Math.max(1, body.length),
  })

  return {
    root,
    /** The body, if it is in memory. */
    cached: (file: string) => bodies.get(file),
    /** Reads the body from disk. Rejects when the file does not exist. */
    read: (file: string): Promise<Buffer> => bodies.forceFetch(file),
    path: (file: string) => join(root, file),
  }
}

export type BodyCache = ReturnType<typeof createBodyCache>
