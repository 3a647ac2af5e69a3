import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { countEvents } from '@/analytics/server/count-events'
import { connect, type DatabaseLocation } from '@/db/connection'
import { collectStatistics } from '@/db/statistics'
import { postgresSource, startPostgres } from '@/db/testing/postgres'
import { signInMember } from '@/desk/testing/member'
import { startSite } from '@/lib/testing/site-server'
import { tokenField } from '@/members/post-form'
import { fillComments, fillDailyCounts, fillEvents, fillLeads } from './desk-data'
import { median } from './median'

/**
 * `npm run bench:desk -- [--leads 100000] [--events 5000000] [--runs 7]`: fills SQLite and, where it is installed,
 * PostgreSQL, starts the finished build with each, and measures every page of the desk. Exits with 1 when the median of a page
 * exceeds 300 ms.
 */
const limit = 300
const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '100000' },
    events: { type: 'string', default: '5000000' },
    runs: { type: 'string', default: '7' },
  },
})
const folder = mkdtempSync(join(tmpdir(), 'bench-desk-'))
let failed = false

try {
  await measureDesk('SQLite', { path: join(folder, 'site.db') })
  if (postgresSource()) {
    const postgres = await startPostgres()
    try {
      await measureDesk('PostgreSQL', { url: await postgres.createDatabase() })
    } finally {
      await postgres.stop()
    }
  } else print('PostgreSQL is not installed.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (failed) console.error(`A page took more than ${limit} ms.`)
process.exit(failed ? 1 : 0)

async function measureDesk(name: string, location: DatabaseLocation): Promise<void> {
  const { lead, member, counting } = await fill(location)
  print(
    `${name}: ${values.leads} leads, ${values.events} events; all events counted in ${(counting / 1000).toFixed(0)} s`,
  )
  const env: Record<string, string> =
    'url' in location ? { DATABASE_URL: location.url } : { DATABASE_PATH: location.path }
  const site = await startSite({ env: { NODE_ENV: 'production', ...env } })
  try {
    for (const path of pagesWith(lead)) {
      await measurePage(path, () => fetch(`${site.origin}${path}`, { headers: { cookie: member.cookie } }))
    }
    await measurePage('/desk/erase, what would go', () =>
      fetch(`${site.origin}/desk/erase`, {
        method: 'POST',
        headers: { cookie: member.cookie, origin: site.origin },
        body: new URLSearchParams({ [tokenField]: member.token, email: 'visitor5000@company-0.example' }),
      }),
    )
  } finally {
    await site.stop()
  }
}

/** Fills the database and counts its events, which a server that runs has done. Milliseconds. */
async function fill(location: DatabaseLocation) {
  const { db, engine } = await connect(location)
  try {
    const now = new Date()
    const lead = await fillLeads(db, Number(values.leads), now)
    await fillComments(db, 2000, now)
    await fillEvents(db, engine, Number(values.events), now)
    await fillDailyCounts(db, now)
    // As a server does when it starts.
    await collectStatistics(db)
    const begun = performance.now()
    await countEvents(db)
    const counting = performance.now() - begun
    return { lead, counting, member: await signInMember(db) }
  } finally {
    await db.destroy()
  }
}

function pagesWith(lead: string): string[] {
  return [
    '/desk/leads',
    '/desk/leads?form=sales&state=new',
    '/desk/leads?state=unread',
    '/desk/leads?search=visitor+migration',
    '/desk/leads?search=nobody+wrote+this',
    `/desk/leads/${lead}`,
    '/desk/comments',
    ...['7 days', '28 days', '12 weeks'].map((last) => `/desk/numbers?last=${last}`),
    '/desk/numbers/export?last=12+weeks',
    '/desk/webhooks',
    '/desk/erase',
    '/desk/health',
    '/desk/log',
    '/desk/account',
  ]
}

/** Requests a page several times, and prints the median, the slowest and the first. Throws unless the status is 200. */
async function measurePage(name: string, request: () => Promise<Response>): Promise<void> {
  const times: number[] = []
  for (let run = 0; run < Number(values.runs); run += 1) {
    const begun = performance.now()
    const response = await request()
    await response.arrayBuffer()
    times.push(performance.now() - begun)
    if (response.status !== 200) throw new Error(`${name} responded with ${response.status}.`)
  }
  const middle = median(times)
  if (!(middle <= limit)) failed = true
  const cells = [middle, Math.max(...times), times[0] ?? 0].map((time) => time.toFixed(0).padStart(5))
  print(`${cells.join('')} ms  ${name}`)
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
