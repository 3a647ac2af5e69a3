import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from 'playwright/test'
import type { Services } from '@/config/services'

/** A request that the stand-in received. */
type Call = { method: string; path: string; type: string | undefined; body: string }
export type StandIn = Awaited<ReturnType<typeof startStandIn>>

/** Starts a server on another origin in place of outside services, which records every request. */
export async function startStandIn(scripts: Record<string, string>) {
  const calls: Call[] = []
  const server = createServer((req, res) => {
    const path = req.url ?? ''
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const type = req.headers['content-type']
      const body = Buffer.concat(chunks).toString()
      if (req.method !== 'OPTIONS') calls.push({ method: req.method ?? '', path, type, body })
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      const script = scripts[path.split('?')[0] ?? '']
      if (script === undefined) res.writeHead(202, headers).end()
      else res.writeHead(200, { ...headers, 'content-type': 'text/javascript' }).end(script)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Configures pages as a build with these services would, in the DOM: a fulfilled response reaches no stand-in in Chromium. */
export async function withServices(context: BrowserContext, services: Services): Promise<void> {
  await context.addInitScript((json) => {
    const waiting = new MutationObserver(() => {
      if (!document.body) return
      document.body.dataset.services = json
      waiting.disconnect()
    })
    waiting.observe(document, { childList: true, subtree: true })
  }, JSON.stringify(services))
}
