import { refuseCrossSite, refuseType } from './guard'
import { chunksOf, createBudget, declaredLength, refusalOf } from './incoming'
import { refused, type Refusal } from './outcome'

/** Bytes of unfinished bodies that may be in memory at once, for all clients together. */
const memory = createBudget(32 * 1024 * 1024)
const firstBufferBytes = 4 * 1024

/**
 * Reads a request body into memory. Throws a BodyError above `limit` bytes, below the minimum rate, or when unfinished
 * bodies fill the memory set aside for them. Rejects when the connection breaks.
 */
export async function readBytes(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  const account = memory()
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

type Expected = {
  types: string[]
  /** What is sent, such as "Reports". */
  what: string
  maxBytes: number
  /** Counts the request, and refuses it when there were too many. */
  checkRateLimit: (headers: Headers) => Refusal | undefined
}

/** Reads a text that a page of this site sent by script, or says why not. Nothing is read before all else is checked. */
export async function readText(
  request: Request,
  { types, what, maxBytes, checkRateLimit }: Expected,
): Promise<string | Refusal> {
  const { headers } = request
  const refusal =
    refuseCrossSite(headers, `${what} are sent by pages of this site only.`) ??
    refuseType(headers, types, what) ??
    checkRateLimit(headers)
  if (refusal) return refusal
  try {
    return new TextDecoder().decode(await readBytes(request, maxBytes))
  } catch (error) {
    return (
      refusalOf(error, `${what} have at most ${maxBytes / 1024} KB.`) ?? refused(400, 'The body was cut off.')
    )
  }
}
