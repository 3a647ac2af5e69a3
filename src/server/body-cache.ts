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
    /** The body, from disk unless it is in memory; undefined when the file does not exist. */
    read: (file: string): Promise<Buffer | undefined> => bodies.forceFetch(file).catch(undefinedIfMissing),
    path: (file: string) => join(root, file),
  }
}

export type BodyCache = ReturnType<typeof createBodyCache>

/** A missing file is a 404; any other failure to read it is a server error. */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
