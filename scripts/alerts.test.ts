import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { recordBackup } from '@/db/backups'
import { database } from '@/db/connection'
import { startDatabaseCheck, startReadings } from '@/db/worker'
import { handleForm } from '@/forms/host/server/handle'
import { storeLead } from '@/forms/host/testing/lead'
import { runBeforeExit } from '@/lib/before-exit'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { createHealth } from '@/server/health'
import { startMetrics } from '@/server/metrics'

/** Provokes each alert of docs/operations.md and watches its metric cross the line. */
const folder = temporaryFolder()
const day = 24 * 60 * 60 * 1000
let now = new Date()
let site: Server
let metrics: Awaited<ReturnType<typeof startMetrics>>

beforeAll(async () => {
  for (const level of ['log', 'error'] as const) vi.spyOn(console, level).mockReturnValue()
  vi.stubEnv('DATABASE_PATH', join(folder, 'site.db'))
  vi.stubEnv('UPLOADS_PATH', join(folder, 'uploads'))
  startDatabaseCheck()
  startReadings()
  site = createServer((_req, res) => res.end('page'))
  const health = createHealth('b1', new Date(Date.now() + day).toISOString(), () => now)
  metrics = await startMetrics(site, health, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  metrics.server.close()
  site.close()
  await runBeforeExit()
})

async function scrape(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()
}

/** The sum of all samples of a metric whose line contains these labels; 0 without any. */
async function value(name: string, labels = ''): Promise<number> {
  const lines = (await scrape()).split('\n').filter((line) => line.startsWith(name) && line.includes(labels))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

function sendForm(key: string): Promise<Response> {
  const body = new URLSearchParams({ _key: `key-of-the-form-${key}`, name: 'Ada', email: 'ada@example.com' })
  const headers = { accept: 'application/json', host: 'site.example' }
  return handleForm('early-access', new Request('http://site.example/', { method: 'POST', body, headers }))
}

/** Another process that holds the lock of the database. */
async function lockDatabase(): Promise<ChildProcess> {
  const source = `const db = new (require('libsql'))(process.argv[1]); db.exec('begin immediate')
    process.stdin.on('data', () => process.exit(0)); console.log('locked')`
  const other = spawn(process.execPath, ['-e', source, join(folder, 'site.db')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(other.stdout, 'data')
  return other
}

/** The condition of each alert in words of this test; Prometheus adds how long it must last. */
const fires: Record<string, () => Promise<boolean>> = {
  SiteCannotStore: async () => (await value('site_database_writable')) === 0,
  FormsNotStored: async () => (await value('site_forms_total', 'outcome="failed"')) > 0,
  WebhookStuck: async () => (await value('site_outbox_age_seconds')) > 3600,
  BuildStale: async () => (await value('site_build_stale')) === 1,
  BackupMissing: async () =>
    Date.now() / 1000 - (await value('site_last_backup_timestamp_seconds')) > 36 * 3600,
}

const rules = [...readFileSync('docs/operations.md', 'utf8').matchAll(/- alert: (\w+)\n\s+expr: (.+)/g)]

test('the page names exactly these alerts, and only metrics that exist', async () => {
  expect(new Set(rules.map(([, name]) => name))).toEqual(new Set(Object.keys(fires)))
  const text = await scrape()
  const names = rules.flatMap(([, , expression = '']) => expression.match(/\bsite_\w+/g) ?? [])
  expect(names.filter((name) => !text.includes(`\n${name}`))).toEqual([])
})

test('a healthy site raises none', async () => {
  await recordBackup(await database(), { made_at: new Date().toISOString(), kilobytes: 1, uploads: 0 })
  expect(await value('site_forms_total', 'outcome="stored"')).toBe(0)
  await sendForm('0')
  for (const isFiring of Object.values(fires)) expect(await isFiring()).toBe(false)
  expect(await value('site_forms_total', 'outcome="stored"')).toBe(1)
  expect(await value('site_database_wait_seconds_count')).toBeGreaterThan(0)
})

test('SiteCannotStore and FormsNotStored: another process holds the lock for longer than a visitor waits', async () => {
  const other = await lockDatabase()
  const response = sendForm('1')
  // The check of the database is at most a second old.
  await vi.waitFor(async () => expect(await fires.SiteCannotStore?.()).toBe(true), 10_000)
  expect((await response).status).toBe(503)
  expect(await fires.FormsNotStored?.()).toBe(true)
  other.stdin?.end('now')
  await vi.waitFor(async () => expect(await fires.SiteCannotStore?.()).toBe(false), 10_000)
})

test('WebhookStuck: a form of two hours ago is still to be delivered', async () => {
  const old = new Date(Date.now() - 2 * 3_600_000)
  await storeLead(await database(), { now: old, notify: true })
  expect(await fires.WebhookStuck?.()).toBe(true)
})

test('BuildStale: a page was due to change', async () => {
  now = new Date(Date.now() + 2 * day)
  expect(await fires.BuildStale?.()).toBe(true)
})

test('BackupMissing: the last backup is two days old', async () => {
  const db = await database()
  await db
    .updateTable('backup')
    .set({ made_at: new Date(Date.now() - 2 * day).toISOString() })
    .execute()
  expect(await fires.BackupMissing?.()).toBe(true)
})

test('requests are counted by what they ask for, not by their address', async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const address = site.address()
  const port = typeof address === 'object' ? address?.port : 0
  for (const path of ['/', '/no-such-page', '/api/forms/x?y=1'])
    await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  await vi.waitFor(async () => {
    expect(await value('site_http_request_duration_seconds_count', 'route="page",status="200"')).toBe(2)
    expect(await value('site_http_request_duration_seconds_count', 'route="form"')).toBe(1)
  })
  expect(await scrape()).toContain('nodejs_eventloop_lag_p99_seconds')
  expect((await fetch(`http://127.0.0.1:${metrics.port}/`)).status).toBe(404)
})
