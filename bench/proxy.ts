import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import type { SiteServer } from '@/lib/testing/site-server'

const readinessIntervalMs = 100

/**
 * Starts a balancer before `instances`, whose elements may be replaced meanwhile: it asks /readyz, takes turns, and never
 * repeats a request. `onError` is told of requests that an instance did not answer.
 */
export async function startProxy(
  instances: SiteServer[],
  onError: (error: Error) => void,
): Promise<{ origin: string; ready: () => SiteServer[]; close: () => void }> {
  let ready = [...instances]
  const failedAt = new Map<SiteServer, number>()
  let turn = 0
  const agent = new Agent({ keepAlive: true })

  const proxy = createServer((req, res) => {
    const instance = ready[(turn += 1) % ready.length]
    const { method, url, headers } = req
    const upstream = request({ port: instance?.port, host: '127.0.0.1', agent, method, path: url, headers })
    upstream.on('response', (response) => {
      // This header is about one connection (RFC 9110, 7.6.1).
      delete response.headers.connection
      res.writeHead(response.statusCode ?? 502, response.headers)
      // Destroys the response when the instance ends in the middle of it.
      pipeline(response, res, () => undefined)
    })
    upstream.on('error', (error) => {
      if (instance) failedAt.set(instance, performance.now())
      ready = ready.filter((other) => other !== instance)
      // A client that is gone needs no response.
      if (res.destroyed) return
      onError(error)
      if (!res.headersSent) res.writeHead(502).end()
    })
    req.pipe(upstream)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const checking = setInterval(() => void checkReadiness(), readinessIntervalMs)

  async function checkReadiness(): Promise<void> {
    const begun = performance.now()
    const checks = instances.map(async (instance) => {
      const response = await fetch(`${instance.origin}/readyz`).catch(() => undefined)
      // Ignore a check that began before the last failure of this instance.
      return response?.ok && begun > (failedAt.get(instance) ?? 0) ? [instance] : []
    })
    ready = (await Promise.all(checks)).flat()
  }

  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    ready: () => ready,
    close() {
      clearInterval(checking)
      proxy.close()
      proxy.closeAllConnections()
      agent.destroy()
    },
  }
}
