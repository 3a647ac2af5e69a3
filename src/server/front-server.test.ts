import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setDatabaseCheck } from '@/lib/database-check'
import { setDeskGate } from '@/lib/desk-gate'
import { pageSent } from '@/lib/measurements'
import { listen } from '@/lib/testing/listen'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { createBodyCache } from './cached-response'
import { createRequestListener } from './request-listener'
import { createHealth } from './health'
import { createHttpServer } from './http-server'
import type { Asset, AssetManifest } from './asset-manifest'
import { createForward } from './forward-to-next'
import { createRoutes } from './routes'

const root = temporaryFolder()
let server: Server
let port: number

function asset(
  name: string,
  type: string,
  text: string,
  cacheClass: Asset['cacheClass'] = 'revalidate',
): Asset {
  writeFileSync(join(root, name), text)
  const zipped = gzipSync(text)
  writeFileSync(join(root, `${name}.gz`), zipped)
  const encoded = type.startsWith('image/') ? {} : { gzip: { file: `${name}.gz`, bytes: zipped.length } }
  return { file: name, type, bytes: Buffer.byteLength(text), hash: name, cacheClass, encoded }
}

function markdown(name: string) {
  const body = asset(`${name}.md`, 'text/markdown; charset=utf-8', `# ${name}`)
  return { title: name, body: { ...body, headers: { 'content-location': `/${name}.md` } } }
}

function page(name: string) {
  const html = asset(`${name}.html`, 'text/html; charset=utf-8', `<!doctype html><title>${name}</title>`)
  const payload = asset(`${name}.rsc`, 'text/x-component', `payload of ${name}`)
  const tree = asset(`${name}.tree`, 'text/x-component', `tree of ${name}`)
  const segments = { '/_tree': { ...tree, headers: { 'x-nextjs-postponed': '2' } } }
  return { html, payload, segments, scripts: [`'sha256-${name}'`], styles: [] }
}

/** Replaces Next. */
function next(path: string): { status: number; type: string; body: string } {
  if (path === '/api/throws') throw new Error('secret detail')
  if (path === '/api/fails') return { status: 500, type: 'text/html', body: 'secret stack trace' }
  if (path === '/api/refuses') return { status: 503, type: 'application/json', body: '{"error":"busy"}' }
  return { status: 200, type: 'text/html; charset=utf-8', body: `<p>${path}</p>` }
}

beforeAll(async () => {
  setDatabaseCheck(async () => undefined)
  const manifest: AssetManifest = {
    buildId: 'b1',
    time: '2026-01-01T00:00:00.000Z',
    nextChange: null,
    pages: {
      '/': page('home'),
      '/about': { ...page('about'), markdown: markdown('about') },
      '/gone': page('gone'),
    },
    files: {
      '/_next/static/a.js': asset('a.js', 'text/javascript', 'a'.repeat(2000), 'immutable'),
      '/_next/static/half.js': asset('half.js', 'text/javascript', 'b'.repeat(2000), 'immutable'),
      '/media/p.1.png': asset('p.png', 'image/png', '0123456789', 'immutable'),
      '/icon.svg': asset('icon.svg', 'image/svg+xml', '<svg/>', 'day'),
    },
    notFound: page('not-found'),
    sharedScripts: ["'sha256-layout'"],
    dynamic: [
      { path: '/search', kind: 'page' },
      { path: '/graphql', kind: 'route' },
      { path: '/mcp', kind: 'route' },
      { path: '/desk/[[...path]]', pattern: '^/desk(?:/(.+?))?$', kind: 'route' },
      ...['hello', 'throws', 'fails', 'refuses', 'stars.svg'].map((name) => ({
        path: `/api/${name}`,
        kind: 'route' as const,
      })),
    ],
    images: { widths: [640], qualities: [75] },
  }
  const forward = createForward(async (req, res) => {
    const { status, type, body } = next((req.url ?? '').split('?')[0] ?? '')
    res.statusCode = status
    res.setHeader('content-type', type)
    res.setHeader('x-policy-seen', String(req.headers['content-security-policy']))
    res.end(body)
  }, manifest.sharedScripts)
  const respond = createRequestListener(
    createRoutes(manifest, createBodyCache(root), forward, createHealth('b1', null), () => undefined),
  )
  server = createHttpServer((req, res) => void respond(req, res))
  port = await listen(server)
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
})

type Headers = Record<string, string>
type Received = { status: number; headers: IncomingHttpHeaders; body: string }

function send(path: string, headers: Headers = {}, method = 'GET'): Promise<Received> {
  return new Promise((resolve, reject) => {
    const req = request({ port, host: '127.0.0.1', path, method, headers }, (res) => {
      let body = ''
      res.setEncoding('latin1').on('data', (text: string) => (body += text))
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body }))
    })
    req.on('error', reject).end()
  })
}

const has = (text: string) => expect.stringContaining(text) as string
const html = 'text/html; charset=utf-8'
const plain = 'text/plain; charset=utf-8'
const markdownType = 'text/markdown; charset=utf-8'
const forever = 'public, max-age=31536000, immutable'
const reading = 'GET, HEAD, OPTIONS'
const preferMarkdown = { accept: 'text/markdown, text/html;q=0.9' }
const zipped = { 'accept-encoding': 'gzip, br' }
const segment = (name: string) => ({
  rsc: '1',
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': name,
})

/** Requests, as `METHOD address` or for GET the address alone, and what the answer has. */
const answers: [string, Headers, { status?: number; body?: unknown; headers?: object }][] = [
  // Pages
  ['/about', zipped, { headers: { 'content-encoding': 'gzip', etag: '"about.html-gzip"' } }],
  ['HEAD /about', zipped, { status: 200, body: '', headers: { etag: '"about.html-gzip"' } }],
  ['/about', { 'if-none-match': '"about.html-gzip"' }, { status: 200 }],
  ['/about', { rsc: '1', 'next-router-state-tree': 'x' }, { status: 200, body: 'payload of about' }],
  ['/about?_rsc=x', segment('/_tree'), { body: 'tree of about', headers: { 'x-nextjs-postponed': '2' } }],
  ['/about', segment('/nothing'), { status: 404 }],
  ['POST /about', {}, { status: 405, headers: { allow: reading } }],
  ['TRACE /about', {}, { status: 405 }],
  ['PROPFIND /about', {}, { status: 405 }],
  ['OPTIONS /about', {}, { status: 204, headers: { allow: reading } }],
  ['OPTIONS *', {}, { status: 204 }],
  // Markdown, for clients that prefer it
  ['/about?x=1', preferMarkdown, { status: 200, body: '# about', headers: { etag: '"about.md"' } }],
  ['/about?x=1', preferMarkdown, { headers: { 'content-type': markdownType } }],
  ['/about', preferMarkdown, { headers: { 'content-location': '/about.md', vary: has('accept, rsc,') } }],
  ['/about', { ...preferMarkdown, 'if-none-match': '"about.md"' }, { status: 304 }],
  ['/about', { ...preferMarkdown, 'if-none-match': '"about.html"' }, { status: 200 }],
  ['/about', { accept: 'text/html, text/markdown' }, { headers: { etag: '"about.html"' } }],
  ['/about', { ...preferMarkdown, rsc: '1' }, { body: 'payload of about' }],
  ['/', preferMarkdown, { status: 200, headers: { etag: '"home.html"' } }],
  ['/abuot', preferMarkdown, { status: 404, headers: { 'content-type': markdownType } }],
  ['/abuot.md', {}, { status: 404, body: has('](https://perigee.example/llms.txt)') }],
  ['/abuot.md', { accept: '*/*' }, { status: 404, body: has('# 404') }],
  ['/abuot.md', { accept: 'text/html,*/*;q=0.8' }, { status: 404, headers: { 'content-type': html } }],
  ['/gone', {}, { status: 410, body: has('<title>gone') }],
  ['/gone', preferMarkdown, { status: 410, body: has('# 410') }],
  ['/gone.md', {}, { status: 410, body: has('# 410') }],
  // Unknown and invalid addresses
  ['/nothing', {}, { status: 404, body: '<!doctype html><title>not-found</title>' }],
  ['/nothing', {}, { headers: { 'content-security-policy': has("'sha256-not-found'") } }],
  ['/nothing', { 'if-none-match': '*' }, { status: 404 }],
  ['POST /nothing', {}, { status: 404 }],
  ['/nothing.png', { 'sec-fetch-dest': 'image' }, { status: 404, headers: { 'content-type': plain } }],
  ...['/__proto__', '/constructor', '/_next/data/x.json', '/_next/static/older.js', '/_global-error'].map(
    (path): (typeof answers)[number] => [path, {}, { status: 404 }],
  ),
  ['/404', {}, { status: 404 }],
  ['/%', {}, { status: 400 }],
  ['/about', { host: 'a b' }, { status: 400 }],
  ['/about/?x=1', {}, { status: 308, headers: { location: '/about?x=1' } }],
  ['/state-of-graphql-federation', {}, { status: 307, headers: { location: has('/2024') } }],
  // Files
  ['/_next/static/a.js', zipped, { headers: { 'cache-control': forever, 'content-encoding': 'gzip' } }],
  ['/icon.svg', {}, { headers: { 'content-security-policy': has('sandbox') } }],
  ['/icon.svg', {}, { headers: { 'cache-control': 'public, max-age=86400' } }],
  [
    '/media/p.1.png',
    { range: 'bytes=2-4' },
    { status: 206, body: '234', headers: { 'content-length': '3', 'content-range': 'bytes 2-4/10' } },
  ],
  ['/media/p.1.png', { range: 'bytes=10-' }, { status: 416, headers: { 'content-range': 'bytes */10' } }],
  ['/media/p.1.png', { range: 'bytes=2-4', 'if-range': '"old"' }, { status: 200 }],
  ['/media/p.1.png', { range: 'bytes=2-4', 'if-range': '"p.png"' }, { status: 206 }],
  ['/_next/image?url=/media/p.1.png&w=640&q=75', {}, { headers: { 'cache-control': forever } }],
  ['/_next/image?url=/media/p.1.png&w=641', {}, { status: 400 }],
  // Requests for Next: it sees the normalized address, and an error has no details
  ['/search?q=x', {}, { body: '<p>/search</p>', headers: { 'x-content-type-options': 'nosniff' } }],
  ['http://evil.example/search?q=x', {}, { status: 200, body: '<p>/search</p>' }],
  ['/sear%63h?q=x', {}, { status: 200, body: '<p>/search</p>' }],
  ['/api/throws', { accept: 'text/html' }, { status: 500, body: has('Something went wrong') }],
  ['/api/fails', {}, { status: 500, headers: { 'x-content-type-options': 'nosniff' } }],
  ['/api/refuses', {}, { status: 503, body: '{"error":"busy"}' }],
  ['POST /search', {}, { status: 405 }],
  ['DELETE /api/hello', {}, { status: 200 }],
  ['PUT /graphql', {}, { status: 405, headers: { allow: 'GET, HEAD, POST, OPTIONS' } }],
  ['/mcp', {}, { status: 405, headers: { allow: 'POST, OPTIONS' } }],
  ['PUT /api/stars.svg', {}, { status: 405, headers: { allow: reading } }],
  // The state of the process
  ['/readyz', {}, { status: 200, body: has('"ready":true,"build":"b1"') }],
  // A request to upgrade the protocol is ignored.
  ['/healthz', { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c' }, { status: 200, body: 'ok\n' }],
]

test.each(answers)('%s with %o is answered', async (asked, headers, answer) => {
  const [address = '', method] = asked.split(' ').toReversed()
  const received = await send(address, headers, method)
  expect(received).toMatchObject(answer)
  expect(received.body).not.toContain('secret')
})

test('pages have a policy, a language, an ETag and the security headers', async () => {
  const { status, headers, body } = await send('/about')
  expect([status, body]).toEqual([200, has('<title>about')])
  expect(headers).toMatchObject({
    'content-type': html,
    'content-language': 'en',
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: '"about.html"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': has("script-src 'self' 'sha256-about'"),
    vary: 'accept, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, accept-encoding',
  })
  expect(headers['strict-transport-security']).toBeUndefined()
  const again = await send('/about', { ...zipped, 'if-none-match': '"about.html-gzip"' })
  expect(again).toMatchObject({ status: 304, body: '', headers: { etag: '"about.html-gzip"' } })
  expect(again.headers['content-length']).toBeUndefined()
  for (const other of [await send('/about', preferMarkdown), await send('/_next/static/a.js')])
    expect(other.headers).not.toHaveProperty('content-security-policy')
})

test('pages are reported to the analytics once, unless they are sent ahead of a visit', async () => {
  const sent: object[] = []
  pageSent.subscribe((view) => sent.push(view))
  const visitor = { 'user-agent': 'Mozilla/5.0', referer: 'https://other.example/' }
  await send('/about', visitor)
  await send('/about', { ...visitor, rsc: '1' })
  await send('/about', { ...visitor, 'sec-purpose': 'prefetch' })
  await send('/about', visitor, 'HEAD')
  await send('/media/missing.png', visitor)
  await send('/missing?a=b', visitor)
  const common = { userAgent: 'Mozilla/5.0', referrer: 'https://other.example/' }
  expect(sent).toEqual([
    { ...common, path: '/about', status: 200 },
    { ...common, path: '/missing', status: 404 },
  ])
})

test('the desk is an unknown address until it has a member', async () => {
  const document = async (path: string) => {
    const { status, headers, body } = await send(path, { 'sec-fetch-dest': 'document', host: 'site.example' })
    const { date: _, ...others } = headers
    return { status, others, body }
  }
  const unknown = await document('/nowhere')
  expect(unknown.status).toBe(404)
  let hasMember = false
  setDeskGate(async () => hasMember)
  for (const path of ['/desk', '/desk/sign-in', '/desk/leads/1'])
    expect(await document(path)).toEqual(unknown)
  expect(await send('/desk/leads', {}, 'PUT')).toMatchObject({ status: 404 })
  expect((await send('/desk')).body).toContain('npm run desk -- invite')
  setDeskGate(() => Promise.reject(new Error('The database is away.')))
  expect(await document('/desk')).toMatchObject({ status: 200 })

  setDeskGate(async () => hasMember)
  hasMember = true
  expect(await document('/desk/leads')).toMatchObject({ status: 200, body: '<p>/desk/leads</p>' })
  expect(await document('/desks')).toEqual(unknown)
})

test('a page rendered per request has a nonce of its own, which Next gets as well', async () => {
  const [{ headers }, other] = [await send('/search?q=x'), await send('/search?q=x')]
  const policy = headers['content-security-policy']
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}' 'sha256-layout'/)
  expect(headers['x-policy-seen']).toBe(policy)
  expect(other.headers['content-security-policy']).not.toBe(policy)
})

test('a missing compressed body is replaced by the plain one', async () => {
  rmSync(join(root, 'half.js.gz'))
  const received = await send('/_next/static/half.js', zipped)
  expect(received).toMatchObject({
    status: 200,
    body: 'b'.repeat(2000),
    headers: { 'content-length': '2000' },
  })
  expect(received.headers).not.toHaveProperty('content-encoding')
})

test.each([
  ['nonsense\r\n\r\n', '400'],
  ['CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', '405'],
  [`GET / HTTP/1.1\r\nHost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
  [`GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${'x: y\r\n'.repeat(200)}\r\n`, '431'],
  ['GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', '400'],
  ['GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\nConnection: close\r\n\r\n', '400'],
  ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
  ['GET / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n', '417'],
])('a malformed request is refused: %.20s', async (sent, status) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  expect(await readText(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
})

test('a tunnel is refused and closed, whatever the client does with it', async () => {
  const tunnel = 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'
  const closed = new Promise<boolean>((resolve) => {
    // Never closes its side.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(tunnel))
    socket.resume()
    socket.on('error', () => resolve(true))
    socket.on('end', () => setInterval(() => socket.write('x'), 50).unref())
    socket.on('close', () => resolve(true))
  })
  const reset = connect(port, '127.0.0.1')
  await once(reset, 'connect')
  reset.write(tunnel)
  reset.resetAndDestroy()
  expect(await closed).toBe(true)
  expect(await send('/healthz')).toMatchObject({ status: 200 })
})

// The last test, because it uses up what this address may ask for.
test('what is rendered per request is limited for each address, and nothing else is', async () => {
  let refused: Received | undefined
  for (let count = 0; count < 61; count += 1) refused = await send(`/search?q=${count}`)
  expect(refused).toMatchObject({ status: 429, body: expect.stringContaining('Too many requests') })
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  for (let count = 0; count < 601; count += 1) refused = await send('/api/hello')
  expect(refused).toMatchObject({ status: 429 })
  // A router has one address for all of its clients.
  for (const path of ['/about', '/healthz', '/graphql'])
    expect(await send(path)).toMatchObject({ status: 200 })
  expect(await send('/nothing')).toMatchObject({ status: 404 })
})
