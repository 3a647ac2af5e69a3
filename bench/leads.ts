import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connect, type DatabaseLocation } from '@/db/connection'
import { startPostgres } from '@/db/testing/postgres'
import { groupBy } from '@/lib/group-by'
import { startSite, type SiteServer } from '@/lib/testing/site-server'

/**
 * `npm run bench:leads -- [--postgres] [--count 10000] [--instances n]`: sends forms to the finished build under load,
 * kills a server with SIGKILL half-way and restarts it, and checks that every acknowledged submission is stored exactly
 * once. Some senders give up without a response, some send twice. Exits with 1 when a count is wrong.
 */
const { values } = parseArgs({
  options: {
    postgres: { type: 'boolean' },
    count: { type: 'string', default: '10000' },
    instances: { type: 'string' },
  },
})
const count = Number(values.count)
const senders = 32
const folder = mkdtempSync(join(tmpdir(), 'bench-leads-'))
const postgres = values.postgres ? await startPostgres() : undefined
const location: DatabaseLocation = postgres
  ? { url: await postgres.createDatabase() }
  : { path: join(folder, 'site.db') }
const instances = await Promise.all(
  Array.from({ length: Number(values.instances ?? (postgres ? 2 : 1)) }, startInstance),
)

type Sending = { key: string; email: string; ids: string[]; gaveUp: boolean; milliseconds: number }

const sendings: Sending[] = []
let acknowledged = 0
let victim: SiteServer | undefined
let down = 0
let seconds = 0
let failed = true

try {
  const started = performance.now()
  await Promise.all(Array.from({ length: senders }, (_, at) => sendMany(at)))
  seconds = (performance.now() - started) / 1000
  failed = await countStored()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
} finally {
  await Promise.all(instances.map((instance) => instance.stop('SIGKILL')))
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)

async function sendMany(sender: number): Promise<void> {
  for (let at = sender; at < count; at += senders) {
    const sending: Sending = {
      key: randomUUID(),
      email: `${at}@example.com`,
      ids: [],
      gaveUp: false,
      milliseconds: 0,
    }
    sendings.push(sending)
    await deliver(sending, at)
    // One in twenty sends the same form again, like a visitor who clicks twice.
    if (at % 20 === 0 && !sending.gaveUp) await deliver(sending, at)
    if (acknowledged >= count * 0.4 && !victim) await killOne()
  }
}

/** Sends until there is a response; one in ten gives up after the first failure. Throws when a server has crashed. */
async function deliver(sending: Sending, at: number): Promise<void> {
  const begun = performance.now()
  for (let attempt = 0; ; attempt += 1) {
    const instance = instances[(at + attempt) % instances.length] as SiteServer
    const id = await send(instance, sending, at).catch(() => undefined)
    if (id !== undefined) {
      if (sending.ids.length === 0) acknowledged += 1
      sending.ids.push(id)
      sending.milliseconds = Math.max(sending.milliseconds, performance.now() - begun)
      return
    }
    if (instance !== victim && instance.hasEnded()) throw new Error('A server ended by itself.')
    if (at % 10 === 0) {
      sending.gaveUp = true
      return
    }
    await pause(100)
  }
}

async function send(
  { origin }: SiteServer,
  { key, email }: Sending,
  at: number,
): Promise<string | undefined> {
  const response = await fetch(`${origin}/api/forms/early-access`, {
    method: 'POST',
    // A client address per submission, because the rate limit is not what is measured.
    headers: { accept: 'application/json', 'x-forwarded-for': `10.0.${(at >> 8) & 255}.${at & 255}` },
    body: new URLSearchParams({ _key: key, _elapsed: '5000', name: `Visitor ${at}`, email }),
    signal: AbortSignal.timeout(20_000),
  })
  if (!response.ok) throw new Error(String(response.status))
  return ((await response.json()) as { responseId: string }).responseId
}

async function killOne(): Promise<void> {
  victim = instances[0]
  const begun = performance.now()
  print(`kill -9 after ${acknowledged} acknowledged`)
  await victim?.stop('SIGKILL')
  instances[0] = await startInstance()
  down = (performance.now() - begun) / 1000
}

/** Compares what is stored with what was acknowledged and prints both. Returns whether a count is wrong. */
async function countStored(): Promise<boolean> {
  const { db } = await connect(location)
  const rows = await db.selectFrom('submission').select(['id', 'key']).execute()
  await db.destroy()
  // Without the digest of the answers, which follows the browser's key.
  const ids = groupBy(rows, ({ key }) => key.split(':').slice(0, 2).join(':'))
  const acked = sendings.filter(({ ids: received }) => received.length > 0)
  const lost = acked.filter(({ key }) => !ids.has(`browser:${key}`)).length
  const twice = [...ids.values()].filter((found) => found.length > 1).length
  const otherId = acked.filter(({ key, ids: received }) =>
    received.some((id) => id !== ids.get(`browser:${key}`)?.[0]?.id),
  ).length
  const unacknowledged = sendings.filter(
    ({ key, ids: received }) => received.length === 0 && ids.has(`browser:${key}`),
  ).length
  const times = acked.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0)
  print(`${'url' in location ? 'PostgreSQL' : 'SQLite'}, ${instances.length} server(s), ${senders} senders`)
  print(
    `${sendings.length} submissions in ${seconds.toFixed(1)} s (${(sendings.length / seconds).toFixed(0)}/s), one server down for ${down.toFixed(1)} s`,
  )
  print(`response after ${at(0.5)} ms (median), ${at(0.99)} ms (99 %), retries included`)
  print(
    `acknowledged ${acked.length}, stored ${rows.length}: lost ${lost}, stored twice ${twice}, other id ${otherId}, stored but never acknowledged ${unacknowledged}`,
  )
  return lost + twice + otherId > 0 || rows.length !== acked.length + unacknowledged
}

function startInstance(): Promise<SiteServer> {
  return startSite({
    env: {
      TRUST_PROXY: '1',
      UPLOADS_PATH: join(folder, 'uploads'),
      ...('url' in location ? { DATABASE_URL: location.url } : { DATABASE_PATH: location.path }),
    },
  })
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
