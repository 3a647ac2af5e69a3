import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connect } from '@/db/connection'
import { startPostgres } from '@/db/testing/postgres'
import { groupBy } from '@/lib/group-by'
import { startSite, type SiteServer } from '@/lib/testing/site-server'

/**
 * Ends instances of the finished build one after the other and starts them again. Clients ask /readyz as a balancer does, take
 * turns, and never repeat a request. Visitors load pages and load one again that failed; others send forms until they are acknowledged, some
 * of them twice, and some give up after a failure. Fails when a page fails twice or a form is lost or stored twice.
 *
 *   npm run bench:leads       one server with SQLite, killed with SIGKILL
 *   npm run bench:instances   two on one PostgreSQL, killed with SIGKILL in turns
 *   npm run bench:restart     two on one PostgreSQL, restarted with SIGTERM in turns: no request may fail
 *
 * Each takes `-- --seconds 60` (30).
 */
const scenarios = {
  leads: { instances: 1, signal: 'SIGKILL', visitors: 0, senders: 32, mayFail: true },
  instances: { instances: 2, signal: 'SIGKILL', visitors: 4, senders: 4, mayFail: true },
  restart: { instances: 2, signal: 'SIGTERM', visitors: 16, senders: 4, mayFail: false },
} as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '30' } },
})
const scenario = scenarios[positionals[0] as keyof typeof scenarios]
if (!scenario) throw new Error(`Name one of ${Object.keys(scenarios).join(', ')}.`)
const paths = ['/', '/blog', '/pricing', '/forms/to/early-access', '/search?q=entity']
/** How long all instances serve before the next one is ended. */
const intervalMs = 5_000

const shared = scenario.instances > 1 ? await startPostgres() : undefined
const folder = mkdtempSync(join(tmpdir(), 'bench-outages-'))
const location = shared ? { url: await shared.createDatabase() } : { path: join(folder, 'site.db') }
const startInstance = () =>
  startSite({
    env: {
      TRUST_PROXY: '1',
      SHUTDOWN_GRACE: '1',
      FORM_RATE_LIMIT: '1000000',
      PAGE_RATE_LIMIT: '1000000',
      DATABASE_URL: location.url ?? '',
      DATABASE_PATH: location.path ?? '',
    },
  })
const instances = await Promise.all(Array.from({ length: scenario.instances }, startInstance))
const counts = { unanswered: 0, pages: 0, failedOnce: 0, failedTwice: 0, ended: 0 }
let ready: SiteServer[] = [...instances]
const failedAt = new Map<SiteServer, number>()
let turn = 0
const end = performance.now() + Number(values.seconds) * 1000
const running = () => performance.now() < end
/** What senders were told, by the key of a form: the ids of what was stored, none for one that was given up. */
const sent = new Map<string, string[]>()

const checking = setInterval(() => void checkReadiness(), 100)
try {
  await Promise.all([
    endInTurn(),
    ...Array.from({ length: scenario.visitors }, visit),
    ...Array.from({ length: scenario.senders }, sendForms),
  ])
} finally {
  clearInterval(checking)
  await Promise.all(instances.map((instance) => instance.stop()))
}
const db = await connect(location)
// Without the digest of the answers, which follows the browser's key.
const rows = await db.selectFrom('submission').select(['id', 'key']).execute()
const stored = groupBy(rows, ({ key }) => key.split(':')[1] ?? '')
await db.destroy()
await shared?.stop()
rmSync(folder, { recursive: true })

const acknowledged = [...sent].filter(([, ids]) => ids.length > 0)
const lost = acknowledged.filter(([key, ids]) => ids.some((id) => stored.get(key)?.[0]?.id !== id)).length
const twice = [...stored.values()].filter(({ length }) => length > 1).length
const { ended, unanswered, pages, failedOnce, failedTwice } = counts
console.log(`${ended} times ended with ${scenario.signal}, ${unanswered} requests without a response`)
console.log(`${pages} pages: ${failedOnce} failed once, ${failedTwice} twice`)
console.log(
  `${acknowledged.length} forms acknowledged, ${stored.size} stored: ${lost} lost, ${twice} stored twice`,
)
const failed = failedTwice + lost + twice + (scenario.mayFail ? 0 : unanswered + failedOnce)
process.exit(failed > 0 || ended === 0 || acknowledged.length === 0 ? 1 : 0)

async function checkReadiness(): Promise<void> {
  const begun = performance.now()
  const checks = instances.map(async (instance) => {
    const response = await fetch(`${instance.origin}/readyz`).catch(() => undefined)
    // Ignore a check that began before the last failure of this instance.
    return response?.ok && begun > (failedAt.get(instance) ?? 0) ? [instance] : []
  })
  ready = (await Promise.all(checks)).flat()
}

/** Requests a path of the next instance that is ready, and reads the whole response. */
async function request(path: string, init?: RequestInit): Promise<{ status: number; text: string }> {
  const instance = ready[(turn += 1) % ready.length]
  if (!instance) return { status: 502, text: '' }
  try {
    const response = await fetch(instance.origin + path, init)
    return { status: response.status, text: await response.text() }
  } catch (error) {
    failedAt.set(instance, performance.now())
    ready = ready.filter((other) => other !== instance)
    counts.unanswered += 1
    throw error
  }
}

async function endInTurn(): Promise<void> {
  for (let at = 0; ; at = (at + 1) % instances.length) {
    await pause(intervalMs)
    if (!running()) return
    await instances[at]?.stop(scenario.signal)
    counts.ended += 1
    instances[at] = await startInstance()
    // The next one is ended when requests go to this one, so that one of two always serves.
    while (ready.length < instances.length) await pause(50)
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
    const { status, text } = await request(path)
    return status === 200 && text.includes('</html>') ? undefined : `status ${status}`
  } catch (error) {
    return String(error)
  }
}

async function sendForms(): Promise<void> {
  for (let at = 0; running(); at += 1) {
    const key = randomUUID()
    const ids: string[] = []
    sent.set(key, ids)
    const wanted = at % 20 === 0 ? 2 : 1
    while (ids.length < wanted) {
      const id = await send(key).catch(() => undefined)
      if (id !== undefined) ids.push(id)
      else if (at % 10 === 5) break
      else await pause(100)
    }
    await pause(20)
  }
}

/** The id of the stored form. Throws when it was not acknowledged. */
async function send(key: string): Promise<string> {
  const body = { _key: key, _elapsed: '5000', name: 'Ada', email: `${key}@example.com` }
  const { status, text } = await request('/api/forms/early-access', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(body),
    signal: AbortSignal.timeout(20_000),
  })
  if (status !== 200) throw new Error(String(status))
  return (JSON.parse(text) as { responseId: string }).responseId
}
