import { setTimeout as pause } from 'node:timers/promises'
import { startProxy } from './proxy'
import { serveFront, type MeasuredServer } from './serve'
import { startLoad } from './tool'

/**
 * `npm run bench:restart`: restarts two instances of the finished build one after the other with SIGTERM, behind a proxy
 * that asks /readyz and never repeats a request, while 20 connections load a page. Fails when a request fails.
 */
const path = '/blog/entity-design'
const environment = { SHUTDOWN_GRACE: '1' }

const instances: MeasuredServer[] = await Promise.all([serveFront(environment), serveFront(environment)])
const proxy = await startProxy(instances, ({ message }) =>
  console.error(`An instance failed a request: ${message}`),
)

// Longer than the restarts take.
const load = await startLoad(`${proxy.origin}${path}`, { duration: 600 })
for (const at of [0, 1]) {
  await pause(2_000)
  await instances[at]?.stop()
  instances[at] = await serveFront(environment)
}
await pause(2_000)
load.stop()
const { '2xx': answered, non2xx, errors } = await load.result
proxy.close()
await Promise.all(instances.map((instance) => instance.stop()))
console.log(
  `${answered} responses across two restarts, ${non2xx} were not 200, ${errors} connections failed.`,
)
process.exit(non2xx + errors > 0 || answered === 0 ? 1 : 0)
