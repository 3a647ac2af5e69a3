import { connect } from 'node:net'
import { parseArgs } from 'node:util'
import { readAssetManifest } from '@/server/asset-manifest'
import { badRequests, type Sent } from './bad-requests'
import { serveFront } from './serve'

/**
 * `npm run fuzz`: sends 10,000 bad requests to every kind of endpoint and to the picture route, over bare connections so
 * that nothing tidies them, and fails when an answer is 500 or more, none comes, or memory does not settle. The same
 * seed sends the same requests.
 *
 *   npm run fuzz -- --count 50000 --seed 7
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
})
/** MiB that the second half of the requests may add: the heap fills before it is swept, and 40,000 requests end no higher. */
const mostGrowth = 96
/** Requests under way at a time. */
const lanes = 8
/** Milliseconds after which a request counts as not answered. */
const patience = 20_000

const manifest = await readAssetManifest(process.cwd())
const server = await serveFront({ FORM_RATE_LIMIT: '1000000' })
const statuses = new Map<string, number>()
const failures: string[] = []
const total = Number(values.count)
const requests = badRequests(manifest, Number(values.seed))
let sent = 0
let half = 0
try {
  await Promise.all(Array.from({ length: lanes }, lane))
  const end = server.memory()
  const alive = await fetch(`${server.origin}/healthz`)
  if (!alive.ok) failures.push('/healthz no longer answers')
  if (end - half > mostGrowth) failures.push(`memory grew from ${half.toFixed(0)} to ${end.toFixed(0)} MiB`)
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

async function lane(): Promise<void> {
  while (sent < total) {
    sent += 1
    if (sent === Math.floor(total / 2)) half = server.memory()
    const request = requests.next().value
    const status = await answerTo(request)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status.startsWith('5') || status === 'no answer') failures.push(`${status}: ${describe(request)}`)
  }
}

/** Status of the answer; `closed` when the server ended the connection without one, which HTTP allows for garbage. */
function answerTo({ bytes }: Sent): Promise<string> {
  return new Promise((resolve) => {
    let head = ''
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes))
    const timer = setTimeout(() => finish('no answer'), patience)
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

function describe({ bytes }: Sent): string {
  return JSON.stringify(bytes.toString('latin1').slice(0, 300))
}
