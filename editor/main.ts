import { spawn } from 'node:child_process'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { build } from 'vite'
import { run } from '../scripts/run.mjs'
import { allKinds, contentModel, prepared, problemsOf, saveSchema, writtenSchema } from './content'
import { configOf } from './model'

// The editor of content/. It edits the files of this machine beside the development server, or with EDITOR_REPOSITORY the
// branches of that repository on GitHub (docs/authoring.md).
const { EDITOR_REPOSITORY: repository, KEYSTATIC_SECRET: secret, PORT: sitePort = '3000' } = process.env
const port = Number(process.env.EDITOR_PORT ?? 4000)
// With GitHub, Keystatic leaves localhost for 127.0.0.1, and the sign-in comes back there.
const origin = process.env.EDITOR_URL ?? `http://${repository ? '127.0.0.1' : 'localhost'}:${port}`
const hosts = [new URL(origin).host, `localhost:${port}`, `127.0.0.1:${port}`]
const app = path.join(import.meta.dirname, 'node_modules/.app')
const site = process.env.EDITOR_PREVIEW_URL ?? (repository ? '' : `http://localhost:${sitePort}`)

await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'error',
  resolve: { alias: { '@': path.resolve('src') }, dedupe: ['react', 'react-dom'] },
  define: { 'process.env': '{}' },
  build: { outDir: app, emptyOutDir: true, target: 'esnext' },
})
// Without its secret, Keystatic offers to make an app on GitHub, only in development.
Object.assign(process.env, { NODE_ENV: repository && secret ? 'production' : 'development' })

const keystatic = makeGenericAPIRouteHandler(
  { config: configOf(allKinds(), { repository }, () => ({})), localBaseDirectory: process.cwd() },
  { slugEnvName: 'KEYSTATIC_GITHUB_APP' },
)
const server = new Hono()
server.use((context, next) =>
  hosts.includes(context.req.header('host') ?? '') ? next() : context.text('', 403),
)
// Other sites can neither send this header nor use another name for this machine.
server.use('/api/:call{check|save}', (context, next) =>
  context.req.header('no-cors') === '1' ? next() : context.text('', 403),
)
server.use(
  '/api/*',
  bodyLimit({
    maxSize: 32_000_000,
    onError: (context: Context) => context.text('More than 32 MB with its pictures', 413),
  }),
)
server.onError(({ message }, context) => context.text(message, 422))
server.get('/', (context) => context.redirect('/keystatic'))
server.get('/api/model', (context) =>
  context.json(contentModel({ site, repository, app: process.env.KEYSTATIC_GITHUB_APP ?? '' })),
)
server.post('/api/check', async (context) =>
  context.json(await problemsOf(writtenSchema.parse(await context.req.json()))),
)
server.post('/api/save', async (context) =>
  context.json(await prepared(saveSchema.parse(await context.req.json()), Boolean(repository))),
)
server.all('/api/*', async ({ req }) => {
  const { body, ...answer } = await keystatic(
    new Request(new URL(req.path + new URL(req.url).search, origin), req.raw),
  )
  return new Response(body, answer)
})
// On GitHub, texts are read with the sign-in of the writer.
server.use('/content/*', (context, next) =>
  repository && !/\.(png|jpe?g|webp|svg)$/.test(context.req.path) ? context.notFound() : next(),
)
server.use('/content/*', serveStatic({ root: '.' }))
server.use('/assets/*', serveStatic({ root: path.relative('', app) }))
server.get('/keystatic/*', serveStatic({ path: path.relative('', path.join(app, 'index.html')) }))

serve({ fetch: server.fetch, port, hostname: '127.0.0.1' })
console.log(`The editor: ${origin}`)
if (process.argv.includes('--check')) {
  const { checkEveryFile } = await import('./check')
  process.exit(await checkEveryFile(origin, process.argv[process.argv.indexOf('--check') + 1]))
}
if (!repository) {
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open'
  spawn(opener, [origin], { stdio: 'ignore' }).on('error', () => undefined)
  process.exit(await run(process.execPath, ['scripts/dev.mjs', '-p', sitePort, '-H', 'localhost']))
}
