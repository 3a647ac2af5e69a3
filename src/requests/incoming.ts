import { BusyError } from '@/lib/admission'
import { withTimeout } from '@/lib/with-timeout'
import { refused, type Refusal } from './outcome'

/** A body may be slower than the minimum rate for this long at a time, such as on a train, whatever came before. Milliseconds. */
const graceMs = 30_000
/** Lower than the slowest upload that our own script waits for (src/forms/host/browser/send.ts). */
const minBytesPerSecond = 8 * 1024

const busy = 'We cannot take more right now. Please try again in a moment.'
/** The status, reason, and seconds to wait of each refusal. What is sent says when it is too large. */
const refusals = {
  'too large': [413, ''],
  'too slow': [408, 'This arrived too slowly. Please try again on a faster connection.'],
  'too many bodies': [503, busy, 10],
  'too many uploads': [429, 'Other files are still being sent from your network. Please wait for them.', 10],
} as const

/** Ends the reading of a body. */
export class BodyError extends Error {
  constructor(readonly why: keyof typeof refusals) {
    super(why)
  }
}

/** The refusal of a body that was not read to its end; undefined when the connection broke. */
export function refusalOf(error: unknown, tooLarge: string): Refusal | undefined {
  if (error instanceof BusyError) return refused(503, busy, { retryAfter: error.retryAfter })
  if (!(error instanceof BodyError)) return undefined
  const [status, reason, retryAfter] = refusals[error.why]
  return refused(status, reason || tooLarge, { retryAfter, unread: true })
}

/** The Content-Length of a request in bytes; undefined for a chunked body. */
export function declaredLength({ headers }: Request): number | undefined {
  const length = headers.get('content-length')
  return length === null ? undefined : Number(length)
}

/**
 * Yields the chunks of a body. Throws a BodyError above `limit` bytes or below the minimum rate; then the rest stays
 * unread, because cancelling the stream would close the connection before the response is sent. Rejects when the
 * connection breaks.
 */
export async function* chunksOf(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  if ((declaredLength(request) ?? 0) > limit) throw new BodyError('too large')
  const reader = request.body?.getReader()
  if (!reader) return
  let deadline = performance.now() + graceMs
  let size = 0
  try {
    for (;;) {
      const { value } = await withTimeout(reader.read(), deadline - performance.now(), () => {
        throw new BodyError('too slow')
      })
      if (!value) return
      size += value.length
      const earned = deadline + (value.length / minBytesPerSecond) * 1000
      deadline = Math.min(earned, performance.now() + graceMs)
      if (size > limit) throw new BodyError('too large')
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}

/**
 * Creates a budget of `limit` bytes that all bodies of one kind share while they arrive, and returns a function that
 * opens an account of it. `add` throws a BodyError when the budget is spent, `close` returns all that was added.
 */
export function createBudget(limit: number) {
  let total = 0
  return () => {
    let own = 0
    return {
      add(bytes: number): void {
        if (total + bytes > limit) throw new BodyError('too many bodies')
        total += bytes
        own += bytes
      },
      close(): void {
        total -= own
      },
    }
  }
}
