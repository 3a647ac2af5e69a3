import { parseArgs } from 'node:util'
import { serveFront, serveNext, serveSites, type MeasuredServer } from './serve'
import { startLoad } from './tool'

/**
 * `npm run bench:load`: requests a post page over 20 connections with gzip, from the front server and from plain `next start`.
 * Prints responses per second, latency, processor time per thousand responses, and memory before and after. The client
 * shares the processors with the server, so on few cores processor time is the fairer measure.
 *
 * `--against <commit>` measures the build of a commit instead of `next start`.
 *
 *   npm run bench:load -- --path /pricing --seconds 20 --requests 1000000
 */
const { values } = parseArgs({
  options: {
    path: { type: 'string', default: '/blog/entity-design' },
    seconds: { type: 'string', default: '15' },
    /** Stops after this many responses instead, and measures only the front server. */
    requests: { type: 'string' },
    against: { type: 'string' },
  },
})
/** Goals of the front server: throughput relative to `next start`, 99th percentile in ms, memory growth in MiB. */
const goals = { times: 10, p99: 20, growth: 64 }

type Row = {
  name: string
  perSecond: number
  p50: number
  p99: number
  cpu: number
  before: number
  after: number
}

const sites = values.against ? await serveSites(values.against) : { front: await serveFront() }
const rows: Row[] = []
for (const [name, server] of Object.entries(sites)) rows.push(await run(name, server))
const [front] = rows as [Row]
if (!values.requests && !values.against) rows.push(await run('next start', await serveNext()))

console.log(`${values.path}, 20 connections, gzip`)
console.log(line(['', 'responses/s', 'p50 ms', 'p99 ms', 'CPU ms per 1,000', 'MiB before', 'MiB after']))
for (const { name, perSecond, p50, p99, cpu, before, after } of rows) {
  console.log(
    line([name, perSecond.toFixed(0), p50, p99, cpu.toFixed(0), before.toFixed(0), after.toFixed(0)]),
  )
}
const plain = values.against ? undefined : rows[1]
const misses = [
  plain &&
    plain.cpu / front.cpu < goals.times &&
    `less than ${goals.times} times as economical as next start`,
  front.p99 > goals.p99 && `p99 above ${goals.p99} ms`,
  front.after - front.before > goals.growth && `memory grew by more than ${goals.growth} MiB`,
].filter((miss) => typeof miss === 'string')
if (plain)
  console.log(
    `The front server uses ${(plain.cpu / front.cpu).toFixed(1)} times less processor time per response.`,
  )
for (const miss of misses) console.error(`Missed: ${miss}.`)
process.exit(misses.length > 0 ? 1 : 0)

async function run(name: string, server: MeasuredServer): Promise<Row> {
  try {
    // Warm up caches and the compiler.
    await load(server, { duration: 4 })
    const before = server.memory()
    const cpuBefore = server.cpuSeconds()
    const result = await load(
      server,
      values.requests ? { amount: Number(values.requests) } : { duration: Number(values.seconds) },
    )
    const responses = result['2xx']
    if (result.non2xx > 0 || result.errors > 0) {
      throw new Error(
        `${name}: ${result.non2xx} responses were not 200, ${result.errors} connections failed.`,
      )
    }
    return {
      name,
      perSecond: responses / result.duration,
      p50: result.latency.p50,
      p99: result.latency.p99,
      cpu: ((server.cpuSeconds() - cpuBefore) * 1000 * 1000) / responses,
      before,
      after: server.memory(),
    }
  } finally {
    await server.stop()
  }
}

async function load({ origin }: MeasuredServer, length: { amount: number } | { duration: number }) {
  const options = { workers: 1, headers: { 'accept-encoding': 'gzip' }, ...length }
  return (await startLoad(`${origin}${values.path}`, options)).result
}

function line([name, ...cells]: (string | number | undefined)[]): string {
  return String(name).padEnd(12) + cells.map((cell) => String(cell).padStart(18)).join('')
}
