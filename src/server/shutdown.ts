import type { Server } from 'node:http'
import { log } from '@/lib/log'

/** What is still being answered after this many milliseconds is cut off. */
const patience = 9_000

/** Ends the server on SIGTERM or SIGINT: takes no new visitors, finishes what it began, runs `after`, exits. */
export function endOnSignal(server: Server, before: () => void, after: () => Promise<void>): void {
  let ending = false

  function end(signal: string): void {
    // The second signal means it.
    if (ending) process.exit(1)
    ending = true
    log('info', 'stopping', { signal })
    before()
    void drain(server)
      .then(after)
      .finally(() => {
        log('info', 'stopped')
        process.exit(0)
      })
  }

  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  if (process.env.npm_lifecycle_event) onOrphaned(() => ending || end('parent ended'))
}

/** npm passes a signal to the shell between, which ends of it without a word to this process. */
function onOrphaned(react: () => void): void {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && react(), 500).unref()
}

/** Resolves when every connection is closed: idle ones at once, busy ones after their answer. At most `limit` ms. */
export function drain(server: Server, limit = patience): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const cut = setTimeout(() => {
      server.closeAllConnections()
      // Connections that left HTTP are not among them.
      finish()
    }, limit)
    function finish() {
      clearInterval(idle)
      clearTimeout(cut)
      resolve()
    }
    server.close(finish)
    server.closeIdleConnections()
  })
}
