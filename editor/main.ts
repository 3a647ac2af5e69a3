import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { contentRoot } from '@/content/source'
import { ensureInstalledIn } from '../scripts/install.mjs'
import { run } from '../scripts/run.mjs'
import { plainCover } from '../scripts/templates'
import { mediaType } from '../scripts/build/media-types'
import { allKinds, contentModel, problemsOf, type Written } from './content'
import { pathOf } from './model'

// `npm run edit`: the editor of content/. It edits the files of this machine beside the development server, or with
// EDITOR_REPOSITORY the branches of that repository on GitHub (docs/authoring.md).
if (existsSync('.env')) process.loadEnvFile()
const { EDITOR_REPOSITORY: repository, KEYSTATIC_SECRET: secret } = process.env
Object.assign(process.env, { NODE_ENV: repository && secret ? 'production' : 'development' })
await ensureInstalledIn('editor')
const { build } = await import('vite')
const { makeGenericAPIRouteHandler } = await import('@keystatic/core/api/generic')

const sitePort = process.env.PORT ?? '3000'
const port = Number(process.env.EDITOR_PORT ?? 4000)
const origin = process.env.EDITOR_URL ?? `http://localhost:${port}`
const hosts = [new URL(origin).host, `localhost:${port}`, `127.0.0.1:${port}`]
const root = path.join(import.meta.dirname, 'node_modules/.app')
const app = process.env.KEYSTATIC_GITHUB_APP ?? ''
const site = process.env.EDITOR_PREVIEW_URL ?? `http://localhost:${sitePort}`

/** What Keystatic's own routes need to know: where files are, and which of them they may read and write. */
function keystaticConfig() {
  const entries = Object.entries(allKinds()).map(
    ([key, kind]) => [key, { label: kind.label, path: pathOf(kind), schema: {} }] as const,
  )
  const isCollection = ([, { path: where }]: (typeof entries)[number]) => where.includes('*')
  return {
    storage: repository ? { kind: 'github', repo: repository } : { kind: 'local' },
    collections: Object.fromEntries(entries.filter(isCollection)),
    singletons: Object.fromEntries(entries.filter((entry) => !isCollection(entry))),
  }
}
const keystatic = makeGenericAPIRouteHandler(
  { config: keystaticConfig(), localBaseDirectory: process.cwd() },
  { slugEnvName: 'KEYSTATIC_GITHUB_APP' },
)

type Reply = {
  status: number
  headers?: Record<string, string> | [string, string][]
  body?: string | Uint8Array | null
}

async function reply(request: IncomingMessage): Promise<Reply> {
  const url = new URL(request.url ?? '/', origin)
  const { pathname } = url
  // Other sites can neither send this header nor use another name for this machine.
  const isOwn = request.headers['no-cors'] === '1'
  if (!hosts.includes(request.headers.host ?? '')) return { status: 403 }
  if (pathname === '/') return { status: 302, headers: { location: '/keystatic' } }
  if (pathname === '/api/model') return json(contentModel({ site, repository, app }))
  if (pathname === '/api/cover') return { status: 200, body: await plainCover() }
  if (pathname === '/api/check')
    return isOwn ? json(await problemsOf(JSON.parse(await text(request)) as Written)) : { status: 403 }
  if (pathname.startsWith('/api/')) {
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const body = request.method === 'POST' ? await text(request) : undefined
    return keystatic(new Request(url, { method: request.method, headers, body }))
  }
  if (pathname.startsWith('/content/'))
    return fileIn(contentRoot, pathname.slice('/content'.length), repository ? /^image/ : /^/)
  return pathname.startsWith('/assets/') ? fileIn(root, pathname) : fileIn(root, '/index.html')
}

const json = (value: unknown): Reply => ({
  status: 200,
  headers: { 'content-type': mediaType('x.json') },
  body: JSON.stringify(value),
})

/** A file below a folder, if it has one of these types. */
function fileIn(folder: string, name: string, allowed = /^/): Reply {
  const file = path.join(folder, path.normalize(decodeURIComponent(name)))
  const type = mediaType(file)
  if (
    !allowed.test(type) ||
    !file.startsWith(folder + path.sep) ||
    !statSync(file, { throwIfNoEntry: false })?.isFile()
  )
    return { status: 404 }
  return { status: 200, headers: { 'content-type': type }, body: readFileSync(file) }
}

await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'error',
  resolve: { alias: { '@': path.resolve('src') }, dedupe: ['react', 'react-dom'] },
  define: { 'process.env': '{}' },
  build: { outDir: root, emptyOutDir: true, target: 'esnext' },
})
createServer((request, response) => {
  void reply(request)
    .catch((error: unknown): Reply => ({ status: 500, body: String(error) }))
    .then(({ status, headers = {}, body }) =>
      response.writeHead(status, Array.isArray(headers) ? headers.flat() : headers).end(body),
    )
}).listen(port, '127.0.0.1', started)

async function started() {
  console.log(`The editor: ${origin}`)
  if (process.argv.includes('--check')) {
    const { checkEveryFile } = await import('./check')
    const name = process.argv[process.argv.indexOf('--check') + 1]
    process.exit(await checkEveryFile(origin, name))
  }
  if (repository) return
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open'
  spawn(opener, [origin], { stdio: 'ignore' }).on('error', () => undefined)
  process.exit(await run(process.execPath, ['scripts/dev.mjs', '-p', sitePort]))
}
