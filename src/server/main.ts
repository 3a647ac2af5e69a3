import { env } from '@/config/env'
import { runBeforeExit } from '@/lib/before-exit'
import { log } from '@/lib/log'
import { createBodyCache } from './body-cache'
import { sendError } from './error-page'
import { createRequestListener } from './request-listener'
import { createHealth } from './health'
import { createHttpServer } from './http-server'
import { readAssetManifest } from './asset-manifest'
import { startNext } from './forward-to-next'
import { createRoutes } from './routes'
import { shutDownOnSignal } from './shutdown'
import { warmPictures } from './warm-pictures'

/** How often the log hears whether a page was due to change. */
const stalenessEvery = 60_000

const root = process.cwd()
const port = Number(env('PORT') ?? 3000)
const host = env('HOST') ?? '0.0.0.0'

const ended = new AbortController()
const manifest = await readAssetManifest(root)
const health = createHealth(manifest.buildId, manifest.nextChange)
const next = await startNext(root, manifest.sharedScripts)
const answer = createRequestListener(createRoutes(manifest, createBodyCache(root), next.forward, health))

const server = createHttpServer((req, res) => {
  answer(req, res).catch((error: unknown) => {
    log('error', 'request failed', { method: req.method, error: String(error) })
    if (res.headersSent) res.destroy()
    else sendError(req, res, 500)
  })
})
server.on('error', (error) => {
  log('error', 'cannot listen', { host, port, error: error.message })
  process.exit(1)
})
server.listen(port, host, () => {
  log('info', 'listening', { host, port, build: manifest.buildId, url: `http://localhost:${port}` })
  health.reportStaleness()
  void warmPictures(server, ownOrigin(), manifest.firstPictures, ended.signal)
})
setInterval(() => health.reportStaleness(), stalenessEvery).unref()
shutDownOnSignal(
  server,
  () => {
    health.leave()
    ended.abort()
  },
  async () => {
    await runBeforeExit()
    await next.close()
  },
)

function ownOrigin(): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
