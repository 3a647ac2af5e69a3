import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { stampFile } from '@/lib/build-folder'
import { setDatabaseCheck } from '@/lib/database-check'
import { setDeskGate } from '@/lib/desk-gate'
import { pageSent } from '@/lib/measurements'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { createBodyCache } from './body-cache'
import { createRequestListener } from './request-listener'
import { createHealth } from './health'
import { createHttpServer } from './http-server'
import { hashedFilesFile, type Asset, type AssetManifest } from './asset-manifest'
import { createForward } from './forward-to-next'
import { createOtherBuilds } from './builds'
import { createRoutes } from './routes'

const builds = temporaryFolder()
const root = join(builds, '20270101T000000Z')
mkdirSync(root)
let server: Server

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
  const tree = {
    ...asset(`${name}.tree`, 'text/x-component', `tree of ${name}`),
    headers: { 'x-nextjs-postponed': '2' },
  }
  return { html, payload, segments: { '/_tree': tree }, scripts: [`'sha256-${name}'`], styles: [] }
}

/** Replaces Next. */
function next(path: string): { status: number; type: string; body: string } {
  if (path === '/api/throws') throw new Error('secret detail')
  if (path === '/api/fails') return { status: 500, type: 'text/html', body: 'secret stack trace' }
  if (path === '/api/refuses') return { status: 503, type: 'application/json', body: '{"error":"busy"}' }
  return { status: 200, type: 'text/html; charset=utf-8', body: `<p>${path}</p>` }
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
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
      { path: '/desk/[[...path]]', pattern: '^/desk(?:/(.+?))?$', kind: 'route' },
      ...['hello', 'throws', 'fails', 'refuses'].map((name) => ({
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
  const listen = createRequestListener(
    createRoutes(manifest, createBodyCache(root), forward, createHealth('b1', null), createOtherBuilds(root)),
  )
  server = createHttpServer((req, res) => void listen(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
})

type Received = { status: number; headers: IncomingHttpHeaders; body: string }

function send(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const req = request({ port, host: '127.0.0.1', path, method, headers }, (res) => {
      let body = ''
      res.setEncoding('latin1').on('data', (text: string) => (body += text))
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body }))
    })
    req.on('error', reject).end()
  })
}

describe('pages', () => {
  test('have a policy, a language, an ETag and the security headers', async () => {
    const { status, headers, body } = await send('/about')
    expect(status).toBe(200)
    expect(body).toContain('<title>about')
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: '"about.html"',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-about'")
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers.vary).toBe(
      'accept, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, accept-encoding',
    )
  })

  test('are reported to the analytics once, unless they are sent ahead of a visit', async () => {
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

  test('are compressed when the client accepts it, with another ETag', async () => {
    const { headers } = await send('/about', { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(headers.etag).toBe('"about.html-gzip"')
    const head = await send('/about', { 'accept-encoding': 'gzip' }, 'HEAD')
    expect(head).toMatchObject({ status: 200, body: '', headers: { etag: headers.etag } })
    const again = await send('/about', { 'accept-encoding': 'gzip', 'if-none-match': '"about.html-gzip"' })
    expect(again).toMatchObject({ status: 304, body: '' })
    expect(again.headers.etag).toBe('"about.html-gzip"')
    expect(again.headers['content-length']).toBeUndefined()
    expect(await send('/about', { 'if-none-match': '"about.html-gzip"' })).toMatchObject({ status: 200 })
  })

  test('send the client router their payload and segments', async () => {
    const payload = await send('/about', { rsc: '1', 'next-router-state-tree': 'x' })
    expect(payload).toMatchObject({ status: 200, body: 'payload of about' })
    expect(payload.headers['content-type']).toBe('text/x-component')
    const prefetch = { rsc: '1', 'next-router-prefetch': '1' }
    const tree = await send('/about?_rsc=x', { ...prefetch, 'next-router-segment-prefetch': '/_tree' })
    expect(tree).toMatchObject({ status: 200, body: 'tree of about' })
    expect(tree.headers['x-nextjs-postponed']).toBe('2')
    const missing = await send('/about', { ...prefetch, 'next-router-segment-prefetch': '/nothing' })
    expect(missing.status).toBe(404)
  })

  test('refuse every method but GET, HEAD and OPTIONS', async () => {
    expect(await send('/about', {}, 'POST')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, OPTIONS' },
    })
    for (const method of ['TRACE', 'PROPFIND'])
      expect(await send('/about', {}, method)).toMatchObject({ status: 405 })
    expect(await send('/about', {}, 'OPTIONS')).toMatchObject({
      status: 204,
      headers: { allow: 'GET, HEAD, OPTIONS' },
    })
    expect(await send('*', {}, 'OPTIONS')).toMatchObject({ status: 204 })
  })
})

describe('Markdown', () => {
  const preferMarkdown = { accept: 'text/markdown, text/html;q=0.9' }

  test('is sent to clients that prefer it, with another ETag', async () => {
    const { status, headers, body } = await send('/about?x=1', preferMarkdown)
    expect({ status, body }).toEqual({ status: 200, body: '# about' })
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-location': '/about.md',
      etag: '"about.md"',
    })
    expect(headers.vary).toMatch(/^accept, rsc,/)
    expect(headers['content-security-policy']).toBeUndefined()
    for (const [validator, sent] of [
      ['"about.md"', 304],
      ['"about.html"', 200],
    ] as const)
      expect(await send('/about', { ...preferMarkdown, 'if-none-match': validator })).toMatchObject({
        status: sent,
      })
    expect(await send('/about', { accept: 'text/html, text/markdown' })).toMatchObject({
      headers: { etag: '"about.html"' },
    })
    expect(await send('/about', { ...preferMarkdown, rsc: '1' })).toMatchObject({ body: 'payload of about' })
  })

  test('a page without Markdown stays HTML', async () => {
    expect(await send('/', preferMarkdown)).toMatchObject({ status: 200, headers: { etag: '"home.html"' } })
  })

  test.each([
    ['/abuot', preferMarkdown],
    ['/abuot.md', {}],
    ['/abuot.md', { accept: '*/*' }],
  ] as [string, Record<string, string>][])(
    '%s with %o is 404 in Markdown and leads to the list of pages',
    async (path, headers) => {
      const response = await send(path, headers)
      expect(response.status).toBe(404)
      expect(response.headers['content-type']).toBe('text/markdown; charset=utf-8')
      expect(response.body).toMatch(/^# 404/)
      expect(response.body).toContain('](https://perigee.example/llms.txt)')
    },
  )

  test('a browser gets the 404 page, also for addresses that end in .md', async () => {
    const response = await send('/abuot.md', { accept: 'text/html,*/*;q=0.8' })
    expect(response).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
  })

  test('a removed page is 410, in Markdown too', async () => {
    expect(await send('/gone')).toMatchObject({ status: 410, body: expect.stringContaining('<title>gone') })
    for (const [path, headers] of [
      ['/gone', preferMarkdown],
      ['/gone.md', {}],
    ] as [string, Record<string, string>][]) {
      const response = await send(path, headers)
      expect(response).toMatchObject({ status: 410, body: expect.stringMatching(/^# 410/) })
    }
  })
})

describe('unknown and invalid addresses', () => {
  test('an unknown path is 404 with the 404 page', async () => {
    const { status, headers, body } = await send('/nothing')
    expect({ status, body }).toMatchObject({ status: 404, body: '<!doctype html><title>not-found</title>' })
    expect(headers['content-security-policy']).toContain("'sha256-not-found'")
    expect(await send('/nothing', { 'if-none-match': '*' })).toMatchObject({ status: 404 })
    expect(await send('/nothing', {}, 'POST')).toMatchObject({ status: 404 })
  })

  test('a missing picture is 404 with a line of text', async () => {
    const { status, headers } = await send('/nothing.png', { 'sec-fetch-dest': 'image' })
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 404,
      type: 'text/plain; charset=utf-8',
    })
  })

  test.each(['/__proto__', '/constructor', '/_next/data/x.json', '/_global-error', '/404'])(
    '%s is 404',
    async (path) => {
      expect(await send(path)).toMatchObject({ status: 404 })
    },
  )

  test('a malformed address or host is 400', async () => {
    expect(await send('/%')).toMatchObject({ status: 400 })
    expect(await send('/about', { host: 'a b' })).toMatchObject({ status: 400 })
  })

  test('a trailing slash and a configured redirect lead to the right address', async () => {
    expect(await send('/about/?x=1')).toMatchObject({ status: 308, headers: { location: '/about?x=1' } })
    expect(await send('/state-of-graphql-federation')).toMatchObject({
      status: 307,
      headers: { location: '/state-of-graphql-federation/2024' },
    })
  })
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
  expect(await document('/desk')).toEqual(unknown)

  setDeskGate(async () => hasMember)
  hasMember = true
  expect(await document('/desk/leads')).toMatchObject({ status: 200, body: '<p>/desk/leads</p>' })
  expect(await document('/desks')).toEqual(unknown)
})

describe('files', () => {
  test('with a hashed name are cached forever', async () => {
    const { headers } = await send('/_next/static/a.js', { 'accept-encoding': 'gzip' })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-encoding']).toBe('gzip')
    expect(headers['content-security-policy']).toBeUndefined()
  })

  test('in SVG cannot run scripts', async () => {
    const { headers } = await send('/icon.svg')
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['cache-control']).toBe('public, max-age=86400')
  })

  test('are sent in ranges', async () => {
    const part = await send('/media/p.1.png', { range: 'bytes=2-4' })
    expect(part).toMatchObject({ status: 206, body: '234' })
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' })
    const beyond = await send('/media/p.1.png', { range: 'bytes=10-' })
    expect(beyond).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */10' } })
    for (const [validator, status] of [
      ['"old"', 200],
      ['"p.png"', 206],
    ] as const)
      expect(await send('/media/p.1.png', { range: 'bytes=2-4', 'if-range': validator })).toMatchObject({
        status,
      })
  })
})

describe('requests for Next', () => {
  test('a page rendered per request has a nonce, which Next gets as well', async () => {
    const { status, headers, body } = await send('/search?q=x')
    expect({ status, body }).toEqual({ status: 200, body: '<p>/search</p>' })
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' 'nonce-[\w+/=]{24}' 'sha256-layout'/,
    )
    expect(headers['x-policy-seen']).toBe(headers['content-security-policy'])
    expect(headers['x-content-type-options']).toBe('nosniff')
    const other = await send('/search?q=x')
    expect(other.headers['content-security-policy']).not.toBe(headers['content-security-policy'])
  })

  test('an error response has no details', async () => {
    for (const path of ['/api/throws', '/api/fails']) {
      const { status, headers, body } = await send(path, { accept: 'text/html' })
      expect(status).toBe(500)
      expect(body).not.toContain('secret')
      expect(body).toContain('Something went wrong')
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
    expect(await send('/api/refuses')).toMatchObject({ status: 503, body: '{"error":"busy"}' })
  })

  test('a page rendered per request only supports reading, a route handler what it names', async () => {
    expect(await send('/search', {}, 'POST')).toMatchObject({ status: 405 })
    expect(await send('/api/hello', {}, 'DELETE')).toMatchObject({ status: 200 })
    const put = await send('/graphql', {}, 'PUT')
    expect(put).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, POST, OPTIONS' } })
  })

  test('a picture in a size of the site is resized and cached as long as its original', async () => {
    const good = await send('/_next/image?url=/media/p.1.png&w=640&q=75')
    expect(good.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(await send('/_next/image?url=/media/p.1.png&w=641')).toMatchObject({ status: 400 })
    expect(await send('/_next/image?url=/media/none.png&w=640')).toMatchObject({ status: 404 })
    expect(await send('/_next/image')).toMatchObject({ status: 400 })
  })
})

test.each([
  ['an origin', 'http://evil.example/search?q=x'],
  ['another spelling', '/sear%63h?q=x'],
])('Next sees the normalized address, not %s', async (_what, address) => {
  expect(await send(address)).toMatchObject({ status: 200, body: '<p>/search</p>' })
})

test('a request to upgrade the protocol is ignored', async () => {
  const upgrade = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c' }
  expect(await send('/healthz', upgrade)).toMatchObject({ status: 200, body: 'ok\n' })
})

describe('pages opened before the build changed', () => {
  const earlier = join(builds, '20261231T000000Z')
  beforeAll(() => {
    mkdirSync(earlier)
    writeFileSync(join(earlier, stampFile), '')
    writeFileSync(join(earlier, 'old.js'), 'old')
    writeFileSync(join(earlier, 'old.js.gz'), gzipSync('old'))
    const old: Asset = {
      file: 'old.js',
      type: 'text/javascript',
      bytes: 3,
      hash: 'old',
      cacheClass: 'immutable',
      encoded: { gzip: { file: 'old.js.gz', bytes: gzipSync('old').length } },
    }
    writeFileSync(join(earlier, hashedFilesFile), JSON.stringify({ '/_next/static/old.js': old }))
  })

  test('their hashed files are served, those of no build are not', async () => {
    const found = await send('/_next/static/old.js')
    expect(found).toMatchObject({ status: 200, body: 'old' })
    expect(found.headers['cache-control']).toContain('immutable')
    const zipped = await send('/_next/static/old.js', { 'accept-encoding': 'gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(await send('/_next/static/older.js')).toMatchObject({ status: 404 })
    expect(await send('/_next/static/old.js', {}, 'POST')).toMatchObject({ status: 405 })
  })
})

test('a missing compressed body is replaced by the plain one', async () => {
  rmSync(join(root, 'half.js.gz'))
  const { status, headers, body } = await send('/_next/static/half.js', { 'accept-encoding': 'gzip' })
  expect({ status, body }).toEqual({ status: 200, body: 'b'.repeat(2000) })
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['content-length']).toBe('2000')
})

test('/healthz and /readyz report the state of the process', async () => {
  setDatabaseCheck(async () => undefined)
  expect(await send('/healthz')).toMatchObject({ status: 200, body: 'ok\n' })
  expect(JSON.parse((await send('/readyz')).body)).toEqual({
    ready: true,
    build: 'b1',
    stale: false,
    nextChange: null,
    database: 'writable',
  })
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
])('a malformed request is refused: %.20s', async (text, status) => {
  const { port } = server.address() as AddressInfo
  const response = await new Promise<string>((resolve) => {
    let all = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (data) => (all += String(data)))
    socket.on('close', () => resolve(all))
  })
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
})

test('a tunnel is refused and closed, whatever the client does with it', async () => {
  const { port } = server.address() as AddressInfo
  const tunnel = 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'
  const closed = new Promise<boolean>((resolve) => {
    // Never closes its side.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(tunnel))
    socket.resume()
    socket.on('error', () => resolve(true))
    socket.on('end', () => setInterval(() => socket.write('x'), 50).unref())
    socket.on('close', () => resolve(true))
  })
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(tunnel)
      socket.resetAndDestroy()
      resolve()
    })
  })
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
