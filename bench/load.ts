import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { measureSites, type MeasuredServer } from './serve'

/**
 * `npm run bench:load -- --path /pricing --seconds 20`: requests a page over 20 connections with gzip. Prints responses per
 * second, latency, processor time per thousand responses, and memory before and after. The client shares the processors with
 * the server, so on few cores processor time is the fairer measure. `--against <commit>` measures the build of a commit, too.
 */
const { values } = parseArgs({
  options: {
    path: { type: 'string', default: '/blog/entity-design' },
    seconds: { type: 'string', default: '15' },
    against: { type: 'string' },
  },
})
/** Goals: 99th percentile in ms, memory growth in MiB. */
const goals = { p99: 20, growth: 64 }

await measureSites(values.against, async (sites) => {
  let missed = false
  for (const [name, server] of Object.entries(sites)) missed = (await measure(name, server)) || missed
  return missed
})

/** Prints what was measured. Resolves to whether a goal was missed. */
async function measure(name: string, server: MeasuredServer): Promise<boolean> {
  const load = (duration: number) =>
    autocannon({
      url: `${server.origin}${values.path}`,
      connections: 20,
      workers: 1,
      headers: { 'accept-encoding': 'gzip' },
      duration,
    })
  // Warm up caches and the compiler.
  await load(4)
  const [before, cpuBefore] = [server.memory(), server.cpuSeconds()]
  const { latency, duration, non2xx, errors, '2xx': responses } = await load(Number(values.seconds))
  if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} responses were not 200, ${errors} failed.`)
  const after = server.memory()
  console.log(
    name,
    `${(responses / duration).toFixed(0)} responses/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms,`,
    `${(((server.cpuSeconds() - cpuBefore) * 1e6) / responses).toFixed(0)} CPU ms per 1,000,`,
    `${before.toFixed(0)} → ${after.toFixed(0)} MiB`,
  )
  return latency.p99 > goals.p99 || after - before > goals.growth
}
