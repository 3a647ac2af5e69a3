import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { log } from '@/lib/log'

/** How long open requests may take to finish, in milliseconds. */
const drainTimeoutMs = 9_000
/** The server goes on accepting until none has come for so long, and not longer than that, in milliseconds. */
const quietMs = 200
const maxQuietMs = 3_000

type Shutdown = {
  /** Called at once, so that balancers stop sending requests. */
  before: () => void
  /** How long to go on serving, until balancers have noticed, in milliseconds. */
  graceMs: number
  /** Called when all requests are finished. */
  after: () => Promise<void>
}

/**
 * Shuts down on SIGTERM: serves for the grace period while each response closes its connection, then stops accepting
 * connections, finishes open requests, and exits. SIGINT comes from a terminal, so it skips the grace period. A second
 * signal exits at once.
 */
export function shutDownOnSignal(server: Server, { before, graceMs, after }: Shutdown): void {
  let stopping = false

  async function stop(signal: string, ownGraceMs: number): Promise<void> {
    if (stopping) process.exit(1)
    stopping = true
    log('info', 'stopping', { signal, graceMs: ownGraceMs })
    before()
    closeAfterResponse(server)
    await pause(ownGraceMs)
    if (ownGraceMs > 0) await untilQuiet(server)
    await drain(server)
    await after().finally(() => {
      log('info', 'stopped')
      process.exit(0)
    })
  }

  process.on('SIGTERM', (signal) => void stop(signal, graceMs))
  process.on('SIGINT', (signal) => void stop(signal, 0))
  if (process.env.npm_lifecycle_event) onOrphaned(() => stopping || void stop('parent ended', graceMs))
}

/** Resolves when no connection has arrived for a moment: those in the queue of the socket would be reset with it. */
async function untilQuiet(server: Server): Promise<void> {
  let latest = performance.now()
  const end = latest + maxQuietMs
  server.on('connection', () => (latest = performance.now()))
  while (performance.now() < Math.min(latest + quietMs, end)) await pause(quietMs / 4)
}

/** Sends `Connection: close` from now on: an idle connection closed without notice could lose a request (RFC 9112, 9.6). */
export function closeAfterResponse(server: Server): void {
  server.prependListener('request', (_req, res) => {
    res.shouldKeepAlive = false
  })
}

/** npm signals only the shell it starts scripts with, which then ends without signaling this process. */
function onOrphaned(react: () => void): void {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && react(), 500).unref()
}

/** Resolves when all connections but upgraded ones are closed, at the latest after `timeoutMs`, by closing them. */
export function drain(server: Server, timeoutMs = drainTimeoutMs): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => {
      server.closeAllConnections()
      resolve()
    }, timeoutMs)
    server.close(() => {
      clearTimeout(timeout)
      resolve()
    })
  })
}
