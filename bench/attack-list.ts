import { allCourses } from '@/learn/courses'
import { api } from '@/learn/certificate/contract'
import { sendAddress } from '@/forms/host/names'
import type { AssetManifest } from '@/server/asset-manifest'

/** What one client does on each of its connections, which it opens again when they are closed. */
export type Attack = {
  name: string
  /** 100 by default. */
  connections?: number
  /** Bytes to send on a new connection; `at` counts connections. */
  opening: (at: number) => string | Buffer
  /** Bytes to send every 200 ms after that. */
  drip?: string
  /** Whether to read responses. */
  reads?: boolean
}

const pipelinedBytes = 5_900_000

/** Attacks on the memory and the time of a server, for the addresses of a build. */
export function listAttacks({ pages, images, files }: AssetManifest): Attack[] {
  const paths = Object.keys(pages)
  const bytesOf = (path: string) => pages[path]?.html.bytes ?? 0
  const largest = paths.reduce((one, other) => (bytesOf(other) > bytesOf(one) ? other : one))
  const pictures = Object.keys(files).filter((path) => path.startsWith('/media/') && path.endsWith('.webp'))
  // The largest first, which take the most memory.
  const widths = images.widths.toSorted((one, other) => other - one)
  const pick = <Value>(values: Value[], at: number) => values[at % values.length] as Value

  return [
    // What the visitor waits for when nothing happens, which on a busy machine is not little.
    { name: 'no attack', connections: 0, opening: () => '' },
    {
      name: 'pipelined GET of every page',
      opening: flood(paths.map((path) => request('GET', path)).join('')),
    },
    {
      name: 'pipelined POST',
      opening: flood(request('POST', '/api/event', { 'content-type': 'text/plain' }, '{"n":"pageview"}')),
    },
    { name: 'pipelined without Host', opening: flood('GET / HTTP/1.1\r\n\r\n', request('GET', largest)) },
    {
      name: '16 unread pages each',
      connections: 500,
      opening: (at) =>
        Array.from({ length: 16 }, (_, next) => request('GET', pick(paths, at * 16 + next))).join(''),
    },
    {
      name: '16 unread with large headers',
      connections: 500,
      opening: () =>
        request('GET', largest, { 'x-long': 'a'.repeat(15_000) }).repeat(8) +
        request('GET', largest, manyHeaders(99)).repeat(8),
    },
    {
      name: 'slow headers',
      connections: 3_000,
      opening: () => 'GET / HTTP/1.1\r\nHost: x\r\nx: ',
      drip: 'a',
    },
    {
      name: 'slow bodies',
      connections: 1_000,
      opening: () =>
        'POST /api/forms/early-access HTTP/1.1\r\nHost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 60000\r\n\r\n',
      drip: 'a',
    },
    {
      name: 'endless bodies',
      opening: () => 'GET / HTTP/1.1\r\nHost: x\r\ntransfer-encoding: chunked\r\n\r\n',
      drip: `10000\r\n${'a'.repeat(0x10000)}\r\n`,
      reads: true,
    },
    { name: 'silent connections', connections: 3_000, opening: () => '' },
    {
      name: 'pictures to be made',
      opening: (at) =>
        request(
          'GET',
          `/_next/image?url=${pick(pictures, at)}&w=${pick(widths, Math.floor(at / 7))}&q=${pick(images.qualities, at)}`,
          { accept: 'image/avif' },
        ),
      reads: true,
    },
    {
      name: 'searches',
      opening: (at) => request('GET', `/search?q=federation+${at}`).repeat(16),
      reads: true,
    },
    {
      name: 'graph queries',
      opening: (at) => request('POST', '/graphql', json, graphQuery(at)),
      reads: true,
    },
    {
      name: 'calls of agents',
      connections: 20,
      opening: (at) => request('POST', '/mcp', agentHeaders, agentCall(at)),
      reads: true,
    },
  ]
}

/** Lists everything expensive that one address can start at once. Claims a certificate at `origin`, or throws. */
export async function listCombined(origin: string, manifest: AssetManifest): Promise<Attack[]> {
  const attacks = listAttacks(manifest)
  const named = (name: string) => attacks.filter((attack) => attack.name === name)
  const course = allCourses().find(({ chapters }) => chapters.some(({ exercises }) => exercises.length > 0))
  const exercises = course?.chapters.flatMap((chapter) => chapter.exercises) ?? []
  const solutions = Object.fromEntries(exercises.map(({ id, solution }) => [id, solution.subgraphs]))
  const claim = () => JSON.stringify({ course: course?.id, name: 'Ada', solutions })
  const claimed = await fetch(origin + api.claim, { method: 'POST', headers: json, body: claim() })
  const { link } = (await claimed.json()) as { link?: string }
  if (!link) throw new Error('No certificate could be claimed before the attack.')
  // As long as a solution may be, so that composing takes what it can.
  for (const subgraphs of Object.values(solutions)) {
    const [first] = subgraphs
    if (first) first.sdl = `${first.sdl}\n${manyTypes(300)}`.slice(0, 19_000).replace(/\n[^\n]*$/, '')
  }
  const longClaim = claim()
  const upload = uploadOf(4.9 * 1024 * 1024)
  return [
    ...named('pictures to be made').map((attack) => ({ ...attack, connections: 30 })),
    ...[...named('searches'), ...named('graph queries')].map((attack) => ({ ...attack, connections: 10 })),
    ...named('calls of agents'),
    { name: 'uploads', connections: 20, opening: () => upload, reads: true },
    {
      name: 'claims',
      connections: 6,
      opening: () => request('POST', api.claim, json, longClaim),
      reads: true,
    },
    {
      name: 'certificate pictures',
      connections: 10,
      opening: () => request('GET', `${api.picture}?c=${link}`),
      reads: true,
    },
  ]
}

const json = { 'content-type': 'application/json' }
const agentHeaders = { ...json, accept: 'application/json, text/event-stream' }

/** As expensive as a query may be; another one each time, so that no answer is kept. */
function graphQuery(at: number): string {
  const fields = Array.from({ length: 100 }, (_, field) => `f${field}: posts(first: 20) { title url }`)
  return JSON.stringify({ query: `query Q${at} { ${fields.join(' ')} }` })
}

/** Composes as large a schema as agents may send. */
function agentCall(at: number): string {
  const sdl = `type Query { t: T0 } ${manyTypes(1_500)}`
  const call = { name: 'compose_schemas', arguments: { subgraphs: [{ name: `s${at}`, sdl }] } }
  return JSON.stringify({ jsonrpc: '2.0', id: at, method: 'tools/call', params: call })
}

function manyTypes(count: number): string {
  return Array.from(
    { length: count },
    (_, at) => `type T${at} @key(fields: "id") { id: ID! t: [T${at}!]! }`,
  ).join('\n')
}

/** An application for a job whose file has this size, in bytes. */
function uploadOf(size: number): Buffer {
  const part = (field: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`
  const body =
    part('name', 'Ada') +
    part('email', 'ada@a.example') +
    part('motivation', 'Engines') +
    part('cv"; filename="cv.txt', 'a'.repeat(size)) +
    '--x--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  return Buffer.from(request('POST', sendAddress('application'), headers, body))
}

function request(method: string, target: string, headers: Record<string, string> = {}, body = ''): string {
  const all = { host: 'localhost', ...headers, ...(body && { 'content-length': String(body.length) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

function manyHeaders(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`x-${at}`, 'a'.repeat(100)]))
}

/** A flood of the same requests, made once for all connections. */
function flood(text: string, first = ''): () => Buffer {
  const bytes = Buffer.from(first + text.repeat(Math.ceil(pipelinedBytes / text.length)), 'latin1')
  return () => bytes
}
