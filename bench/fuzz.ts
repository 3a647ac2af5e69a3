import { connect } from 'node:net'
import { parseArgs } from 'node:util'
import { readAssetManifest } from '@/server/asset-manifest'
import { currentBuildFolder } from '@/server/builds'
import { badRequests, type RawRequest } from './bad-requests'
import { serveFront } from './serve'

/**
 * `npm run fuzz`: sends 10,000 bad requests to all kinds of endpoints, over plain sockets so that no client library
 * corrects them. Fails when a response is 500 or more or missing, or when memory keeps growing. The same seed sends the
 * same requests.
 *
 *   npm run fuzz -- --count 50000 --seed 7
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
})
/** MiB that memory may grow in the second half: the heap fills before it is collected, but 40,000 requests use no more. */
const maxGrowth = 96
/** Concurrent requests. */
const concurrency = 8
/** Milliseconds after which a request counts as unanswered. */
const timeoutMs = 20_000

const manifest = await readAssetManifest(currentBuildFolder())
const server = await serveFront({ FORM_RATE_LIMIT: '1000000', PAGE_RATE_LIMIT: '1000000' })
const statuses = new Map<string, number>()
const failures: string[] = []
const total = Number(values.count)
const requests = badRequests(manifest, Number(values.seed))
let sent = 0
let half = 0
try {
  await Promise.all(Array.from({ length: concurrency }, sendRequests))
  const end = server.memory()
  const alive = await fetch(`${server.origin}/healthz`)
  if (!alive.ok) failures.push('/healthz fails')
  if (end - half > maxGrowth) failures.push(`memory grew from ${half.toFixed(0)} to ${end.toFixed(0)} MiB`)
  console.log(
    `${sent} bad requests, seed ${values.seed}. Memory ${half.toFixed(0)} MiB half-way, ${end.toFixed(0)} MiB at the end.`,
  )
} finally {
  await server.stop()
}
for (const [status, count] of [...statuses].toSorted(([one], [other]) => one.localeCompare(other)))
  console.log(`${status.padStart(12)}  ${count}`)
for (const failure of failures.slice(0, 20)) console.error(failure)
if (failures.length > 0) console.error(`${failures.length} requests failed.`)
process.exit(failures.length > 0 ? 1 : 0)

async function sendRequests(): Promise<void> {
  while (sent < total) {
    sent += 1
    if (sent === Math.floor(total / 2)) half = server.memory()
    const request = requests.next().value
    const status = await statusOf(request)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status.startsWith('5') || status === 'no response') failures.push(`${status}: ${describe(request)}`)
  }
}

/** Status of the response, or `closed` when the server closed the connection, as HTTP allows for malformed requests. */
function statusOf({ bytes }: RawRequest): Promise<string> {
  return new Promise((resolve) => {
    let head = ''
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes))
    const timer = setTimeout(() => finish('no response'), timeoutMs)
    function finish(status: string) {
      clearTimeout(timer)
      socket.destroy()
      resolve(status)
    }
    socket.on('data', (data) => {
      head += data.toString('latin1')
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1]
      if (status && status !== '100') finish(status)
    })
    socket.on('error', () => finish('closed'))
    socket.on('close', () => finish('closed'))
  })
}

function describe({ bytes }: RawRequest): string {
  return JSON.stringify(bytes.toString('latin1').slice(0, 300))
}
