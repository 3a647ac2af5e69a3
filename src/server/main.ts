import { env } from '@/config/env'
import { settleBeforeExit } from '@/lib/before-exit'
import { log } from '@/lib/log'
import { createBodies } from './bodies'
import { sendError } from './error-page'
import { createFront } from './front'
import { createHealth } from './health'
import { createHttpServer } from './http-server'
import { readManifest } from './manifest'
import { startNext } from './next-handler'
import { createRoutes } from './routes'
import { endOnSignal } from './shutdown'
import { warmPictures } from './warm-pictures'

/** How often the log hears whether a page was due to change. */
const stalenessEvery = 60_000

const root = process.cwd()
const port = Number(env('PORT') ?? 3000)
const host = env('HOST') ?? '0.0.0.0'

const ended = new AbortController()
const manifest = await readManifest(root)
const health = createHealth(manifest.buildId, manifest.nextChange)
const next = await startNext(root, manifest.sharedScripts)
const answer = createFront(createRoutes(manifest, createBodies(root), next.passOn, health))

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
endOnSignal(
  server,
  () => {
    health.leave()
    ended.abort()
  },
  async () => {
    await settleBeforeExit()
    await next.close()
  },
)

function ownOrigin(): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
