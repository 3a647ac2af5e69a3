import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { log } from '@/lib/log'
import { databaseWait, formOutcome, formOutcomes, reading, type Reading } from '@/lib/measurements'
import { withTimeout } from '@/lib/with-timeout'
import type { Health } from './health'

const kinds: [RegExp, string][] = [
  [/^\/(?:healthz|readyz)$/, 'health'],
  [/^\/_next\/image$/, 'image'],
  [/^\/(?:_next|media|brand)\//, 'file'],
  [/^\/(?:api\/)?forms\//, 'form'],
  [/^\/(?:api\/)?comments\b/, 'comments'],
  [/^\/api\/event$/, 'event'],
  [/^\/search$/, 'search'],
  [/^\/desk\b/, 'desk'],
  [/^\/api\//, 'api'],
]

/** What an address asks for, in one of a few words: metrics must not get a label for each address that somebody tries. */
function routeKind(url: string): string {
  const [path = ''] = url.split('?')
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}

/** How long a scrape waits for the database, in milliseconds. */
const readingTimeoutMs = 3_000

/**
 * Measures what `site` does and serves it at `/metrics` of another port, for Prometheus (docs/operations.md#metrics).
 * Resolves with that server once it listens; rejects when it cannot.
 */
export async function startMetrics(
  site: Server,
  health: Pick<Health, 'readiness'>,
  { port, host }: { port: number; host: string },
): Promise<{ server: Server; port: number }> {
  const register = new Registry()
  collectDefaultMetrics({ register })
  measureRequests(site, register)
  measureRoutes(register)
  const readGauges = createGauges(register, health)

  const server = createServer((req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') return void res.writeHead(404).end()
    readGauges()
      .then(() => register.metrics())
      .then((text) => res.writeHead(200, { 'content-type': register.contentType }).end(text))
      .catch((error: unknown) => {
        log('error', 'metrics could not be read', { error: String(error) })
        res.writeHead(500).end()
      })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  server.unref()
  return { server, port: (server.address() as AddressInfo).port }
}

function measureRequests(site: Server, register: Registry): void {
  const durations = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'From the request to the last byte of the response; status "closed" where the client left before.',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  })
  site.prependListener('request', (req, res) => {
    const begun = performance.now()
    const route = routeKind(req.url ?? '')
    res.once('close', () => {
      const status = res.writableFinished ? res.statusCode : 'closed'
      durations.observe({ route, status }, (performance.now() - begun) / 1000)
    })
  })
}

function measureRoutes(register: Registry): void {
  const waits = new Histogram({
    name: 'site_database_wait_seconds',
    help: 'How long transactions waited for a connection and for other writers.',
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5],
    registers: [register],
  })
  databaseWait.subscribe((seconds) => waits.observe(seconds))
  const forms = new Counter({
    name: 'site_forms_total',
    help: 'Sent forms: stored, repeated, invalid, bot, refused, or failed on our side.',
    labelNames: ['outcome'],
    registers: [register],
  })
  // From 0, because Prometheus does not see the increase of a value that was not there before.
  for (const outcome of formOutcomes) forms.inc({ outcome }, 0)
  formOutcome.subscribe((outcome) => forms.inc({ outcome }))
}

/** Returns a function that reads the gauges. What cannot be read in time is left out of the metrics. */
function createGauges(register: Registry, health: Pick<Health, 'readiness'>): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [register] })
  const writable = gauge('site_database_writable', '1 while forms and comments can be stored, else 0.')
  const stale = gauge('site_build_stale', '1 when a page was due to change since the build, else 0.')
  const of = (name: Reading['name'], help: string, labels?: string[]) => [name, gauge(name, help, labels)]
  const gauges = Object.fromEntries([
    of('site_build_timestamp_seconds', 'When the served build was made.'),
    of('site_outbox_age_seconds', 'Age of the oldest delivery that is still to be made, or 0.', ['outbox']),
    of('site_last_backup_timestamp_seconds', 'When the last backup was made, or 0.'),
  ]) as Record<Reading['name'], Gauge>

  async function set(values: Promise<Reading[]>): Promise<void> {
    const found = await values.catch(() => [])
    for (const { name, labels = {}, value } of found) gauges[name].set(labels, value)
  }

  return async () => {
    const now = await health.readiness()
    writable.set(now.database === 'writable' ? 1 : 0)
    stale.set(now.stale ? 1 : 0)

    for (const one of Object.values(gauges)) one.reset()
    const readings: Promise<void>[] = []
    reading.publish({ add: (values) => readings.push(set(values)) })
    await withTimeout(Promise.all(readings), readingTimeoutMs, () => undefined)
  }
}
