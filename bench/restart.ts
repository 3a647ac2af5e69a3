import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { serveFront, type MeasuredServer } from './serve'

/**
 * `npm run bench:restart`: restarts two instances of the finished build one after the other with SIGTERM, behind a proxy
 * that asks /readyz and never repeats a request, while 20 connections load a page. Fails when a request fails.
 */
const path = '/blog/entity-design'
const readinessIntervalMs = 100
const environment = { SHUTDOWN_GRACE: '1' }

const instances: MeasuredServer[] = await Promise.all([serveFront(environment), serveFront(environment)])
let ready = [...instances]
const agent = new Agent({ keepAlive: true })
let turn = 0

const proxy = createServer((req, res) => {
  const instance = ready[(turn += 1) % ready.length]
  const { method, url, headers } = req
  const upstream = request({ port: instance?.port, host: '127.0.0.1', agent, method, path: url, headers })
  upstream.on('response', (response) => {
    // This header is about one connection (RFC 9110, 7.6.1).
    delete response.headers.connection
    res.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(res)
  })
  upstream.on('error', (error) => {
    // At the end the load stops in the middle of requests.
    if (!res.destroyed) console.error(`An instance failed a request: ${error.message}`)
    res.writeHead(502).end()
  })
  req.pipe(upstream)
})
await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
const checking = setInterval(() => void checkReadiness(), readinessIntervalMs)

let stopLoad = () => {}
const load = new Promise<autocannon.Result>((resolve, reject) => {
  const instance = autocannon(
    {
      url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}${path}`,
      connections: 20,
      // Longer than the restarts take.
      duration: 600,
    },
    (error: Error | null, result) => (error ? reject(error) : resolve(result)),
  )
  stopLoad = () => instance.stop()
})
for (const at of [0, 1]) {
  await pause(2_000)
  await instances[at]?.stop()
  instances[at] = await serveFront(environment)
}
await pause(2_000)
stopLoad()
const { '2xx': answered, non2xx, errors } = await load
clearInterval(checking)
proxy.close()
agent.destroy()
await Promise.all(instances.map((instance) => instance.stop()))
console.log(
  `${answered} responses across two restarts, ${non2xx} were not 200, ${errors} connections failed.`,
)
process.exit(non2xx + errors > 0 || answered === 0 ? 1 : 0)

async function checkReadiness(): Promise<void> {
  const checks = instances.map(async (instance) => {
    const response = await fetch(`${instance.origin}/readyz`).catch(() => undefined)
    return response?.ok ? [instance] : []
  })
  ready = (await Promise.all(checks)).flat()
}
