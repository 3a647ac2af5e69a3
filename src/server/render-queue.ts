import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { sendError } from './error-page'

type Queue = {
  /** Requests that Next handles at a time. */
  concurrency: number
  /** A request that waits, such as for the database, lets the next one begin after this many milliseconds. */
  maxHoldMs: number
  /** Cap the queue so that latency stays bounded; beyond it, respond with 503. */
  maxQueued: number
}

/** A page takes up to 30 ms of the processor. With many at a time, each turn of the event loop takes the time of all. */
const pages: Queue = { concurrency: 2, maxHoldMs: 250, maxQueued: 200 }
/** A route handler takes 2.5 ms, and then often waits for a body that arrives slowly. */
const handlers: Queue = { concurrency: 4, maxHoldMs: 0, maxQueued: 1_000 }

/**
 * libuv accepts one connection per turn of the event loop. Behind 100 new connections, a visitor waits for 100 turns, which
 * must not be those that render pages. Short turns take 5 µs.
 */
const turnsBetween = 128

export const createPageQueue = () => createRenderQueue(pages)
export const createHandlerQueue = () => createRenderQueue(handlers)

/** Returns a function that calls `render` for a response, when few other requests are being handled. */
function createRenderQueue({ concurrency, maxHoldMs, maxQueued }: Queue) {
  const limit = pLimit(concurrency)

  return async function enqueue(
    req: IncomingMessage,
    res: ServerResponse,
    render: () => Promise<void>,
  ): Promise<void> {
    if (limit.pendingCount >= maxQueued) return sendError(req, res, 503, '', { 'retry-after': '10' })
    return limit(async () => {
      for (let count = 0; count < turnsBetween; count += 1) await turn()
      // Skip the work when the client has closed the connection.
      if (!res.destroyed) await Promise.race([render(), pause(maxHoldMs)])
    })
  }
}
