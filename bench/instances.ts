import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '@/db/connection'
import { startPostgres } from '@/db/testing/postgres'
import { groupBy } from '@/lib/group-by'
import { startSite } from '@/lib/testing/site-server'
import { startProxy } from './proxy'

/**
 * `npm run bench:instances -- [seconds]` (30): two instances on one PostgreSQL behind a proxy that never repeats a request;
 * every five seconds (later on a busy machine) one is killed with SIGKILL and started again. Visitors load pages, and repeat one that failed once;
 * others send forms until they are acknowledged. Fails when a page fails twice, or a form is lost or stored twice.
 */
const durationMs = Number(process.argv[2] ?? 30) * 1000
const killIntervalMs = 5_000
const paths = ['/', '/blog', '/pricing', '/forms/to/early-access', '/search?q=entity']
const [visitors, senders] = [4, 4]

const postgres = await startPostgres()
const url = await postgres.createDatabase()
const startInstance = () =>
  startSite({
    env: { DATABASE_URL: url, TRUST_PROXY: '1', FORM_RATE_LIMIT: '1000000', PAGE_RATE_LIMIT: '1000000' },
  })
const instances = await Promise.all([startInstance(), startInstance()])
let unanswered = 0
const { origin, ready, close } = await startProxy(instances, () => (unanswered += 1))
const end = performance.now() + durationMs
const running = () => performance.now() < end
const counts = { pages: 0, failedOnce: 0, failedTwice: 0, kills: 0 }
const acknowledged: { key: string; id: string }[] = []

try {
  await Promise.all([
    killInTurn(),
    ...Array.from({ length: visitors }, visit),
    ...Array.from({ length: senders }, sendForms),
  ])
} finally {
  close()
  await Promise.all(instances.map((instance) => instance.stop()))
}
const { db } = await connect({ url })
const stored = await db.selectFrom('submission').select(['id', 'key']).execute()
await db.destroy()
await postgres.stop()

// Without the digest of the answers, which follows the browser's key.
const ids = groupBy(stored, ({ key }) => key.split(':')[1] ?? '')
const lost = acknowledged.filter(({ key, id }) => !ids.get(key)?.some((row) => row.id === id)).length
const twice = [...ids.values()].filter((rows) => rows.length > 1).length
console.log(`${counts.kills} kills, ${unanswered} requests without a response`)
console.log(`${counts.pages} pages: ${counts.failedOnce} failed once, ${counts.failedTwice} twice`)
console.log(
  `${acknowledged.length} forms acknowledged, ${stored.length} stored: ${lost} lost, ${twice} stored twice`,
)
process.exit(counts.failedTwice + lost + twice > 0 || counts.kills === 0 || acknowledged.length === 0 ? 1 : 0)

async function killInTurn(): Promise<void> {
  for (let at = 0; running(); at = 1 - at) {
    const begun = performance.now()
    await instances[at]?.stop('SIGKILL')
    counts.kills += 1
    instances[at] = await startInstance()
    // The other one is killed when the proxy sends requests to the new one, so that one of the two always serves.
    while (ready().length < instances.length) await pause(50)
    await pause(Math.max(0, killIntervalMs - (performance.now() - begun)))
  }
}

async function visit(): Promise<void> {
  for (let at = 0; running(); at += 1) {
    const path = paths[at % paths.length] ?? '/'
    counts.pages += 1
    const first = await failure(path)
    if (!first) continue
    counts.failedOnce += 1
    const second = await failure(path)
    if (!second) continue
    counts.failedTwice += 1
    console.error(`${path} failed twice: ${first}, then ${second}`)
  }
}

/** Why a page does not arrive whole, or undefined when it does. */
async function failure(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${origin}${path}`)
    const isWhole = (await response.text()).includes('</html>')
    return isWhole && response.ok ? undefined : `status ${response.status}`
  } catch (error) {
    return String(error)
  }
}

async function sendForms(): Promise<void> {
  while (running()) {
    const key = randomUUID()
    const body = { _key: key, _elapsed: '5000', name: 'Ada', email: `${key}@example.com` }
    let id: string | undefined
    while (id === undefined) id = await send(body).catch(() => undefined)
    acknowledged.push({ key, id })
    await pause(20)
  }
}

/** The id of the stored form. Throws when it was not acknowledged. */
async function send(body: Record<string, string>): Promise<string> {
  const response = await fetch(`${origin}/api/forms/early-access`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(body),
  })
  if (!response.ok) throw new Error(String(response.status))
  return ((await response.json()) as { responseId: string }).responseId
}
