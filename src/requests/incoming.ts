import { BusyError } from '@/lib/admission'
import { withTimeout } from '@/lib/with-timeout'
import { refused, type Refusal } from './outcome'

/** A body may be slower than the minimum rate for this long at a time, such as on a train, whatever came before. Milliseconds. */
const graceMs = 30_000
/** Lower than the slowest upload that our own script waits for (src/forms/host/browser/send.ts). */
const minBytesPerSecond = 8 * 1024

/** Ends the reading of a body. */
export class BodyError extends Error {
  constructor(readonly why: 'too large' | 'too slow' | 'too many bodies' | 'too many uploads') {
    super(why)
  }
}

/** The refusal of a body that was not read to its end; undefined when the connection broke. */
export function refusalOf(error: unknown, tooLarge: string): Refusal | undefined {
  if (error instanceof BusyError)
    return refused(503, 'We cannot take more right now. Please try again in a moment.', {
      retryAfter: error.retryAfter,
    })
  if (!(error instanceof BodyError)) return undefined
  switch (error.why) {
    case 'too large':
      return refused(413, tooLarge, { unread: true })
    case 'too slow':
      return refused(408, 'This arrived too slowly. Please try again on a faster connection.', {
        unread: true,
      })
    case 'too many bodies':
      return refused(503, 'We cannot take more right now. Please try again in a moment.', {
        retryAfter: 10,
        unread: true,
      })
    case 'too many uploads':
      return refused(429, 'Other files are still being sent from your network. Please wait for them.', {
        retryAfter: 10,
        unread: true,
      })
  }
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
      const { value } = await withTimeout(reader.read(), deadline - performance.now(), tooSlow)
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

function tooSlow(): never {
  throw new BodyError('too slow')
}

/** Creates a budget of `limit` bytes that all bodies of one kind share while they arrive. */
export function createBudget(limit: number) {
  let total = 0
  return {
    /** Opens an account; `add` throws a BodyError when the budget is spent, `close` returns all of it. */
    open() {
      let own = 0
      return {
        add(bytes: number): void {
          if (total + bytes > limit) throw new BodyError('too many bodies')
          total += bytes
          own += bytes
        },
        close(): void {
          total -= own
          own = 0
        },
      }
    },
  }
}
