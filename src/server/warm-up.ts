import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { log } from '@/lib/log'
import type { DynamicRoute } from '@/next/outputs'

/** The process is ready after this many milliseconds, warm or not. */
const timeoutMs = 10_000
/** Makes the graph of the site read what its first client would wait for. */
const graphQuery = '{ posts(first: 1) { minutes chapters { title } } plans { name } }'

/**
 * Renders the dynamic pages and loads the route handlers, on a port that nobody knows. The first request for one keeps every
 * visitor waiting, while Next loads modules (a second for the first page) or the search loads its index. Never rejects.
 */
export async function warmUp(listener: RequestListener, routes: DynamicRoute[]): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs)
  const server = createServer(listener).listen(0, '127.0.0.1')
  try {
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    for (const { path: route, kind, pattern } of routes) {
      // A pattern has no fixed address, unless all of its parameters are optional.
      const path = pattern ? /^([^[]+)\/\[\[\.\.\.\w+\]\]$/.exec(route)?.[1] : route
      if (path === undefined) continue
      // The search page loads its index only for a query. Next answers OPTIONS itself once it has loaded the handler.
      const isGraph = path === '/graphql'
      const query = isGraph ? `query=${encodeURIComponent(graphQuery)}` : 'q=graphql'
      const response = await fetch(`http://127.0.0.1:${port}${path}?${query}`, {
        method: kind === 'page' || isGraph ? 'GET' : 'OPTIONS',
        redirect: 'manual',
        signal,
      })
      await response.arrayBuffer()
    }
  } catch (error) {
    log('warn', 'warm-up failed', { error: String(error) })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
