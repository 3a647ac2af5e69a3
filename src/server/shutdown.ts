import type { Server } from 'node:http'
import { log } from '@/lib/log'

/** How long open requests may take to finish, in milliseconds. */
const drainTimeoutMs = 9_000

/**
 * Shuts down on SIGTERM or SIGINT: calls `before`, stops accepting connections, finishes open requests, awaits `after`
 * and exits. A second signal exits at once.
 */
export function shutDownOnSignal(server: Server, before: () => void, after: () => Promise<void>): void {
  let stopping = false

  function stop(signal: string): void {
    if (stopping) process.exit(1)
    stopping = true
    log('info', 'stopping', { signal })
    before()
    void drain(server)
      .then(after)
      .finally(() => {
        log('info', 'stopped')
        process.exit(0)
      })
  }

  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  if (process.env.npm_lifecycle_event) onOrphaned(() => stopping || stop('parent ended'))
}

/** npm signals only the shell it starts scripts with, which then ends without signaling this process. */
function onOrphaned(react: () => void): void {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && react(), 500).unref()
}

/** Resolves when all connections are closed, idle ones first, or after `timeoutMs`, when it closes the rest. */
export function drain(server: Server, timeoutMs = drainTimeoutMs): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const timeout = setTimeout(() => {
      server.closeAllConnections()
      // Upgraded connections are not among them, so don't wait for the server's callback.
      finish()
    }, timeoutMs)
    function finish() {
      clearInterval(idle)
      clearTimeout(timeout)
      resolve()
    }
    server.close(finish)
    server.closeIdleConnections()
  })
}
