import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic'
import { build, preview, type InlineConfig } from 'vite'
import { displayPath, filesBelow } from '@/content/source'
import { run } from '../scripts/run.mjs'
import { allKinds, contentModel, prepared, problemsOf, saveSchema, writtenSchema } from './content'
import { configOf } from './model'

// The editor of content/. It edits the files of this machine beside the development server, or with EDITOR_REPOSITORY the
// branches of that repository on GitHub (docs/authoring.md).
const { EDITOR_REPOSITORY: repository, KEYSTATIC_SECRET: secret, PORT: sitePort = '3000' } = process.env
const port = Number(process.env.EDITOR_PORT ?? 4000)
// With GitHub, Keystatic leaves localhost for 127.0.0.1, and the sign-in comes back there.
const origin = process.env.EDITOR_URL ?? `http://${repository ? '127.0.0.1' : 'localhost'}:${port}`
const site = process.env.EDITOR_PREVIEW_URL ?? (repository ? '' : `http://localhost:${sitePort}`)
const index = path.join(import.meta.dirname, 'node_modules/.app/index.html')
const isCheck = process.argv.includes('--check')

const app: InlineConfig = {
  configFile: false,
  appType: 'custom',
  root: import.meta.dirname,
  logLevel: 'error',
  resolve: { alias: { '@': path.resolve('src') }, dedupe: ['react', 'react-dom'] },
  define: { 'process.env': '{}' },
  // The site's own steps for styles are not for Vite.
  css: { postcss: {} },
  build: { outDir: 'node_modules/.app', emptyOutDir: true, target: 'esnext' },
  // Vite refuses requests for other hosts, so that no other site can use another name for this machine.
  preview: {
    port,
    strictPort: true,
    host: '127.0.0.1',
    allowedHosts: [new URL(origin).hostname],
    cors: false,
    open: !repository && !isCheck && `${origin}/keystatic`,
  },
}
await build(app)
// Without its secret, Keystatic offers to make an app on GitHub, only in development.
Object.assign(process.env, { NODE_ENV: repository && secret ? 'production' : 'development' })
const keystatic = makeGenericAPIRouteHandler(
  { config: configOf(allKinds(), { repository }, () => ({})), localBaseDirectory: process.cwd() },
  { slugEnvName: 'KEYSTATIC_GITHUB_APP' },
)
const { middlewares } = await preview(app)
middlewares.use((req, res) => void respond(req, res))
console.log(`The editor: ${origin}`)
if (isCheck) {
  const { checkEveryFile } = await import('./check')
  process.exit(await checkEveryFile(origin, process.argv[process.argv.indexOf('--check') + 1]))
}
if (!repository)
  process.exit(await run(process.execPath, ['scripts/dev.mjs', '-p', sitePort, '-H', 'localhost']))

async function respond(req: IncomingMessage, res: ServerResponse) {
  const { method, headers, url = '' } = req
  const body = method === 'POST' && { body: Readable.toWeb(req), duplex: 'half' }
  const request = new Request(new URL(url, origin), { method, headers, ...body } as RequestInit)
  const response = await answer(request).catch(({ message }: Error) => new Response(message, { status: 422 }))
  // Vite compresses answers, and loses headers that are written at once.
  res.statusCode = response.status
  for (const [name, value] of response.headers) res.appendHeader(name, value)
  res.end(Buffer.from(await response.arrayBuffer()))
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const { 'content-length': length, 'no-cors': isOwn } = Object.fromEntries(request.headers)
  if (request.method === 'POST' && !(Number(length) <= 32_000_000))
    throw new Error('More than 32 MB with its pictures')
  if (pathname === '/') return Response.redirect(`${origin}/keystatic`)
  if (pathname === '/api/model')
    return Response.json(contentModel({ site, repository, app: process.env.KEYSTATIC_GITHUB_APP ?? '' }))
  // Other sites cannot send this header.
  const sent: unknown = isOwn === '1' && /\/(check|save)$/.test(pathname) && (await request.json())
  if (sent && pathname === '/api/check') return Response.json(await problemsOf(writtenSchema.parse(sent)))
  if (sent && pathname === '/api/save')
    return Response.json(await prepared(saveSchema.parse(sent), Boolean(repository)))
  if (pathname.startsWith('/api/')) {
    const { body, ...init } = await keystatic(request)
    return new Response(body, init)
  }
  if (pathname.startsWith('/keystatic'))
    return new Response(await readFile(index), { headers: { 'content-type': 'text/html' } })
  // On GitHub, texts are read with the sign-in of the writer.
  const isShown = !repository || /\.(png|jpe?g|webp|svg)$/.test(pathname)
  const file = filesBelow('').find((name) => `/${displayPath(name)}` === decodeURIComponent(pathname))
  return isShown && file ? new Response(await readFile(file)) : new Response('', { status: 404 })
}
