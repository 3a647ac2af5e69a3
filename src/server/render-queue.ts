import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { admit, BusyError } from '@/lib/admission'
import { clientAddress } from './client'
import { sendError } from './error-page'

/** A page that waits, such as for the database, lets the next one begin after this many milliseconds. */
const maxHoldMs = 250
/** A query of the graph may keep the event loop this long, and again as long nothing of its kind begins. Milliseconds. */
const maxQueryMs = 1_000
/** A route handler takes 2.5 ms, and then often waits for a body that arrives slowly, so the next begins at once. */
const handlersAtOnce = 4
/** Cap the queue so that latency stays bounded; beyond it, respond with 503. */
const maxQueued = 1_000

/**
 * libuv accepts one connection per turn of the event loop. Behind 100 new connections, a visitor waits for 100 turns, which
 * must not be those that render pages. Short turns take 5 µs.
 */
const turnsBetween = 128

type Enqueue = (req: IncomingMessage, res: ServerResponse, render: () => Promise<void>) => Promise<void>

/** Returns a function that renders a page in the turn of its client, when there is memory for it. */
export function createPageQueue(run = admit): Enqueue {
  return admitted('page', run, (res, render) => renderLater(res, render, maxHoldMs))
}

/** Returns a function that answers a query of the graph in the turn of its client, and then leaves as much time to visitors. */
export function createQueryQueue(run = admit): Enqueue {
  return admitted('query', run, async (res, render) => {
    const begun = performance.now()
    await renderLater(res, render, maxQueryMs)
    await pause(Math.min(performance.now() - begun, maxQueryMs))
  })
}

/** Returns a function that begins work when it is admitted, and sends 503 when it is not (src/lib/admission.ts). */
function admitted(
  kind: 'page' | 'query',
  run: typeof admit,
  work: (res: ServerResponse, render: () => Promise<void>) => Promise<void>,
): Enqueue {
  return async (req, res, render) => {
    try {
      await run(kind, clientAddress(req), () => work(res, render))
    } catch (error) {
      if (!(error instanceof BusyError)) throw error
      if (!res.destroyed) sendError(req, res, 503, '', { 'retry-after': String(error.retryAfter) })
    }
  }
}

/** Returns a function that calls a route handler when few others are being called. */
export function createHandlerQueue(): Enqueue {
  const limit = pLimit(handlersAtOnce)
  return async (req, res, render) => {
    if (limit.pendingCount >= maxQueued) return sendError(req, res, 503, '', { 'retry-after': '10' })
    return limit(() => renderLater(res, render, 0))
  }
}

async function renderLater(res: ServerResponse, render: () => Promise<void>, holdMs: number): Promise<void> {
  for (let count = 0; count < turnsBetween; count += 1) await turn()
  // Skip the work when the client has closed the connection.
  if (!res.destroyed) await Promise.race([render(), pause(holdMs)])
}
