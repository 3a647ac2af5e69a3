import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { basename } from 'node:path'
import { env } from '@/config/env'
import { firstInvitation, isDeskOpen } from '@/lib/desk-gate'
import { uploadsLocation } from '@/config/uploads'
import { runBeforeExit } from '@/lib/before-exit'
import { log } from '@/lib/log'
import { startNext } from '@/next/request-handler'
import { readAssetManifest } from './asset-manifest'
import { createBodyCache } from './cached-response'
import { createOtherBuilds, currentBuildFolder, linkProject, markAsServed } from './builds'
import { sendError } from './error-page'
import { createForward } from './forward-to-next'
import { createHealth } from './health'
import { createHttpServer, listenTarget } from './http-server'
import { createRequestListener } from './request-listener'
import { createRoutes } from './routes'
import { logAsJson } from './json-logs'
import { shutDownOnSignal } from './shutdown'
import { warmUp } from './warm-up'

/** How often to check whether a page was due to change, in milliseconds. */
const stalenessIntervalMs = 60_000

// tsx turns them on, and then Node keeps the source map of every file of Next and of the build: 70 MiB.
process.setSourceMapsEnabled(false)
logAsJson()

const root = currentBuildFolder()
const build = basename(root)
// Read by Next's routes (src/lib/build-folder.ts).
process.env.BUILD_FOLDER = root
markAsServed(root)
linkProject(root, process.cwd())
const target = listenTarget()
// Throws now rather than at the first file when a variable is missing.
uploadsLocation()

const manifest = await readAssetManifest(root)
// Read by Next's routes (src/lib/build-time.ts).
process.env.BUILD_TIME = manifest.time
const health = createHealth(build, manifest.nextChange)
const next = await startNext(root)
const forward = createForward(next.handle, manifest.sharedScripts)
const listen = createRequestListener(
  createRoutes(manifest, createBodyCache(root), forward, health, createOtherBuilds(root)),
)

const listener: RequestListener = (req, res) => {
  try {
    listen(req, res)?.catch((error: unknown) => sendFailure(req, res, error))
  } catch (error) {
    sendFailure(req, res, error)
  }
}
const server = createHttpServer(listener)
server.on('error', (error) => {
  log('error', 'cannot listen', { ...target, error: error.message })
  process.exit(1)
})
server.listen(target, () => {
  const address = server.address()
  // Without SITE_URL, the desk opens at this port only (src/members/handle.ts); a socket of systemd is not at PORT.
  if (address && typeof address === 'object') process.env.PORT = String(address.port)
  log('info', 'listening', { ...target, build, url: target.port && `http://localhost:${target.port}` })
  health.reportStaleness()
  void reportEmptyDesk()
  // After listening, so that a restart is short; balancers wait for it.
  void health.readyAfter(warmUp(listener, manifest.dynamic))
})

function sendFailure(req: IncomingMessage, res: ServerResponse, error: unknown): void {
  log('error', 'request failed', { method: req.method, error: String(error) })
  if (res.headersSent) res.destroy()
  else sendError(req, res, 500)
}

/** Says how somebody gets into the desk, while nobody may. */
async function reportEmptyDesk(): Promise<void> {
  if (!(await isDeskOpen())) log('info', 'nobody may use the desk yet', { remedy: firstInvitation })
}

const metricsPort = env('METRICS_PORT')
if (metricsPort) {
  const at = { port: Number(metricsPort), host: env('METRICS_HOST') ?? '127.0.0.1' }
  // Imported only when wanted, because it measures from then on.
  const { startMetrics } = await import('./metrics')
  await startMetrics(server, health, at).catch((error: unknown) => {
    log('error', 'cannot listen', { ...at, error: String(error) })
    process.exit(1)
  })
}
setInterval(() => health.reportStaleness(), stalenessIntervalMs).unref()
shutDownOnSignal(server, {
  before: health.markUnready,
  graceMs: Number(env('SHUTDOWN_GRACE') ?? 5) * 1000 || 0,
  async after() {
    await runBeforeExit()
    await next.close()
  },
})
