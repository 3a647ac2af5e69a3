import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { parseArgs } from 'node:util'
import { seeded } from '@perigee/studio/geometry'
import { readAssetManifest } from '@/server/asset-manifest'
import { currentBuildFolder } from '@/server/builds'
import { serveFront } from './serve'

/**
 * `npm run fuzz`: sends 10,000 bad requests to all kinds of endpoints, over plain sockets so that no client library
 * corrects them; bench/bad-requests.json has their parts. Fails when a response is 500 or more or missing, or when memory keeps
 * growing. The same seed sends the same requests.
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

/** A request line, headers and a body to draw from; a list stands for one of its parts. */
type Kind = { methods: string[]; targets: string[]; headers: Record<string, string[]>; bodies: string[] }
const kinds = JSON.parse(readFileSync('bench/bad-requests.json', 'utf8')) as (Kind | { raw: string[] })[]
const manifest = await readAssetManifest(currentBuildFolder())
const next = seeded(values.seed)
const pages = Object.keys(manifest.pages)
const files = Object.keys(manifest.files)
const endpoints = manifest.dynamic.map(({ path }) => path.replaceAll(/\[[^\]]+\]/g, 'sales'))
const addresses = { page: pages, file: files, endpoint: endpoints, any: [...pages, ...files, ...endpoints] }

const server = await serveFront({ FORM_RATE_LIMIT: '1000000', PAGE_RATE_LIMIT: '1000000' })
const statuses = new Map<string, number>()
const failures: string[] = []
const total = Number(values.count)
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
    const request = badRequest()
    const status = await statusOf(Buffer.from(request, 'latin1'))
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status.startsWith('5') || status === 'no response')
      failures.push(`${status}: ${JSON.stringify(request.slice(0, 300))}`)
  }
}

function badRequest(): string {
  const kind = pick(kinds)
  if ('raw' in kind) return fill(pick(kind.raw))
  const body = fill(pick(kind.bodies))
  const headers = Object.entries(kind.headers).flatMap(([name, texts]): [string, string][] =>
    next() < 0.8 ? [[name, fill(pick(texts))]] : [],
  )
  const length: [string, string][] = body === '' ? [] : [['content-length', String(body.length)]]
  // A header of the kind comes last, so that it replaces the right one. Line breaks would end the headers early.
  const all = Object.entries(
    Object.fromEntries([['host', 'localhost'], ['connection', 'close'], ...length, ...headers]),
  )
  const lines = all.map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n\0]/g, ' ')}`)
  const [method, target] = [pick(kind.methods), fill(pick(kind.targets))]
  return `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

/** Fills in `{page}`, `{file}`, `{endpoint}`, `{any}`, `{noise n}` and `{repeat n text}`, the last two up to n times. */
function fill(text: string): string {
  return text
    .replaceAll(/\{(page|file|endpoint|any)\}/g, (_, name: keyof typeof addresses) => pick(addresses[name]))
    .replaceAll(/\{noise (\d+)\}/g, (_, length) => noise(upTo(Number(length))))
    .replaceAll(/\{repeat (\d+) ([^}]*)\}/g, (_, times, part: string) => part.repeat(upTo(Number(times))))
}

function noise(length: number): string {
  return Array.from({ length }, () => String.fromCharCode(32 + upTo(223))).join('')
}

function pick<Value>(from: readonly Value[]): Value {
  return from[upTo(from.length - 1)] as Value
}

function upTo(most: number): number {
  return Math.floor(next() * (most + 1))
}

/** Status of the response, or `closed` when the server closed the connection, as HTTP allows for malformed requests. */
function statusOf(bytes: Buffer): Promise<string> {
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
