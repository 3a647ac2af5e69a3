import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { sendError } from './error-page'

/** One takes up to 22 ms of the processor. With many at a time, each turn of the event loop takes the time of all. */
const concurrency = 2
/** A page that waits for the database lets the next one begin after this many milliseconds. */
const maxHoldMs = 250
/** Cap the queue so that latency stays bounded; beyond it, respond with 503. */
const maxQueued = 200

/** Returns a function that calls `render` for a response, when few other pages are being rendered. */
export function createRenderQueue() {
  const limit = pLimit(concurrency)

  return async function enqueue(
    req: IncomingMessage,
    res: ServerResponse,
    render: () => Promise<void>,
  ): Promise<void> {
    if (limit.pendingCount >= maxQueued) return sendError(req, res, 503, '', { 'retry-after': '10' })
    // Skip the work when the client has closed the connection.
    return limit(() => (res.destroyed ? undefined : Promise.race([render(), pause(maxHoldMs)])))
  }
}
