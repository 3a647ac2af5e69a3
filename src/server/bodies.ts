import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Larger bodies are read from disk each time. */
const largestKept = 1024 * 1024
const memoryLimit = 128 * 1024 * 1024

/** The bytes of built files, kept in memory up to a fixed size; what was not asked for longest goes first. */
export function createBodies(root: string) {
  const kept = new Map<string, Buffer>()
  let total = 0

  function keep(file: string, body: Buffer): void {
    if (body.length > largestKept || kept.has(file)) return
    kept.set(file, body)
    total += body.length
    for (const [oldest, old] of kept) {
      if (total <= memoryLimit) break
      kept.delete(oldest)
      total -= old.length
    }
  }

  return {
    /** The body when it is in memory. */
    ready(file: string): Buffer | undefined {
      const body = kept.get(file)
      if (body && total > memoryLimit / 2) {
        // A map keeps the order in which its entries came.
        kept.delete(file)
        kept.set(file, body)
      }
      return body
    },
    /** Reads the body from disk; rejects when the file is gone. */
    async read(file: string): Promise<Buffer> {
      const body = await readFile(join(root, file))
      keep(file, body)
      return body
    },
    path: (file: string) => join(root, file),
  }
}

export type Bodies = ReturnType<typeof createBodies>
