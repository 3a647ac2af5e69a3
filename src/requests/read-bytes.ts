import { chunksOf, createBudget, declaredLength } from './incoming'

/** Bytes of unfinished bodies that may be in memory at once, for all clients together. */
const memory = createBudget(32 * 1024 * 1024)
const firstBufferBytes = 4 * 1024

/**
 * Reads a request body into memory. Throws a BodyError above `limit` bytes, below the minimum rate, or when unfinished
 * bodies fill the memory set aside for them. Rejects when the connection breaks.
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const account = memory.open()
  // One buffer that doubles, because a chunk of one byte would take hundreds.
  let buffer = Buffer.alloc(Math.min(declaredLength(request) ?? firstBufferBytes, firstBufferBytes))
  let size = 0
  try {
    for await (const chunk of chunksOf(request, limit)) {
      account.add(chunk.length)
      if (size + chunk.length > buffer.length) {
        const larger = Buffer.alloc(Math.max(size + chunk.length, 2 * buffer.length))
        buffer.copy(larger, 0, 0, size)
        buffer = larger
      }
      buffer.set(chunk, size)
      size += chunk.length
    }
    return buffer.subarray(0, size)
  } finally {
    account.close()
  }
}
