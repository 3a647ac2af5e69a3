import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { format, resolveConfig } from 'prettier'
import { contentRoot } from '@/content/source'
import { formatProblem } from '@/content/problems'
import { parseYaml } from '@/content/yaml'
import { ensureInstalledIn } from '../scripts/install.mjs'
import { addPlainCover } from '../scripts/templates'
import { allKinds, contentModel, problemsOfText } from './content'
import { mergeMarkdown, mergeYaml } from '@/content/merge'
import { kindOf } from './model'

// `npm run edit`: the editor of content/ beside the development server. PORT is that of the site, EDITOR_PORT that of the editor.
Object.assign(process.env, { NODE_ENV: 'development' })
await ensureInstalledIn('editor')
const { createServer } = await import('vite')
const { makeGenericAPIRouteHandler } = await import('@keystatic/core/api/generic')

const root = process.cwd()
const sitePort = process.env.PORT ?? '3000'
const port = Number(process.env.EDITOR_PORT ?? 4000)
const site = `http://localhost:${sitePort}`

/** What Keystatic's own routes need to know: which files they may read and write. */
function storage() {
  const entries = Object.entries(allKinds()).map(
    ([key, { label, path: where }]) => [key, { label, path: `content/${where}`, schema: {} }] as const,
  )
  const isCollection = ([, { path: where }]: (typeof entries)[number]) => where.includes('*')
  return {
    storage: { kind: 'local' },
    collections: Object.fromEntries(entries.filter(isCollection)),
    singletons: Object.fromEntries(entries.filter((entry) => !isCollection(entry))),
  }
}
const keystatic = makeGenericAPIRouteHandler({ config: storage(), localBaseDirectory: root })

type Addition = { path: string; contents: string }

/** The files of a save as they are written: only what changed differs from before. Returns problems instead of saving mistakes. */
async function prepared(additions: Addition[]): Promise<{ additions: Addition[]; problems: string[] }> {
  const problems: string[] = []
  const files = await Promise.all(
    additions.map(async ({ path: file, contents }) => {
      const isMarkdown = file.endsWith('.md')
      if (!isMarkdown && !file.endsWith('.yaml')) return { path: file, contents }
      const saved = Buffer.from(contents, 'base64url').toString()
      const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
      const merged = isMarkdown ? mergeMarkdown(before, saved) : mergeYaml(before, saved)
      const after =
        isMarkdown || merged === before
          ? merged
          : await format(merged, { ...(await resolveConfig(file)), filepath: file })
      const kind = kindOf(
        path.relative(contentRoot, path.resolve(file)).split(path.sep).join('/'),
        allKinds(),
      )
      const fields = isMarkdown ? (/^---\n([^]*?)\n---/.exec(after)?.[1] ?? '') : after
      if (kind)
        problems.push(...parseYaml(fields, kind.schema, file, isMarkdown ? 1 : 0).problems.map(formatProblem))
      return { path: file, contents: Buffer.from(after).toString('base64url') }
    }),
  )
  return { additions: files, problems }
}

type Reply = {
  status: number
  headers?: Record<string, string> | [string, string][]
  body?: string | Uint8Array | null
}

async function reply(request: IncomingMessage, url: URL): Promise<Reply | undefined> {
  const headers = new Headers(
    Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const body = request.method === 'POST' ? await text(request) : undefined
  const json = (status: number, value: unknown) => ({
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  })
  // Another site can send a request here, but not with this header.
  const own = headers.get('no-cors') === '1'
  if (url.pathname === '/api/check' && own && body) {
    const { address, text: written } = JSON.parse(body) as { address: string; text: string }
    return json(200, await problemsOfText(address, written))
  }
  if (url.pathname.startsWith('/content/')) {
    const file = path.join(contentRoot, decodeURIComponent(url.pathname.slice('/content'.length)))
    if (!/\.(png|jpe?g|webp|svg)$/.test(file) || !existsSync(file)) return { status: 404 }
    return {
      status: 200,
      headers: {
        'content-type': file.endsWith('.svg') ? 'image/svg+xml' : `image/${path.extname(file).slice(1)}`,
      },
      body: readFileSync(file),
    }
  }
  if (!url.pathname.startsWith('/api/keystatic')) return undefined
  const send = (content = body) =>
    keystatic(new Request(url, { method: request.method, headers, body: content }))
  if (url.pathname !== '/api/keystatic/update' || !body || !own) return send()
  const update = JSON.parse(body) as { additions: Addition[]; deletions: unknown[] }
  const { additions, problems } = await prepared(update.additions)
  if (problems.length > 0) return { status: 422, body: `Not saved:\n${problems.join('\n')}` }
  // A new post gets a plain cover until `npm run covers` draws one.
  for (const { path: file } of additions)
    if (/^content\/blog\/[^/]+\/index\.md$/.test(file)) await addPlainCover(path.dirname(file))
  return send(JSON.stringify({ ...update, additions }))
}

const model = '\0virtual:model'
const server = await createServer({
  configFile: false,
  root: path.join(root, 'editor'),
  cacheDir: path.join(root, 'editor/node_modules/.vite'),
  resolve: { alias: { '@': path.join(root, 'src') }, dedupe: ['react', 'react-dom'] },
  define: { 'process.env': '{}' },
  server: { host: 'localhost', port, strictPort: true, fs: { allow: [root] } },
  plugins: [
    {
      name: 'content',
      resolveId: (id: string) => (id === 'virtual:model' ? model : undefined),
      load: (id: string) =>
        id === model ? `export default ${JSON.stringify(contentModel(site))}` : undefined,
      configureServer({ middlewares, moduleGraph }) {
        middlewares.use((request, response, next) => {
          const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
          if (url.pathname === '/') return response.writeHead(302, { location: '/keystatic' }).end()
          const known = moduleGraph.getModuleById(model)
          if (known && url.pathname.startsWith('/keystatic')) moduleGraph.invalidateModule(known)
          void reply(request, url)
            .catch((error: unknown): Reply => ({ status: 500, body: String(error) }))
            .then((answer) => {
              const { status, headers = {}, body } = answer ?? { status: 0 }
              if (answer)
                response.writeHead(status, Array.isArray(headers) ? headers.flat() : headers).end(body)
              return answer ? undefined : setImmediate(next)
            })
          return undefined
        })
      },
    },
  ],
})
await server.listen()
console.log(`The editor: http://localhost:${port}`)
if (process.argv.includes('--check')) {
  const { checkEveryFile } = await import('./check')
  process.exit(
    await checkEveryFile(`http://localhost:${port}`, process.argv[process.argv.indexOf('--check') + 1]),
  )
}
const dev = spawn(process.execPath, ['scripts/dev.mjs', '-p', sitePort], { stdio: 'inherit' })
dev.on('exit', (code) => process.exit(code ?? 0))
const opener = process.platform === 'darwin' ? 'open' : process.platform === 'win32' ? 'explorer' : 'xdg-open'
spawn(opener, [`http://localhost:${port}`], { stdio: 'ignore' }).on('error', () => undefined)
