import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A server with the finished build, started for journeys or measurements. */
export type SiteServer = {
  origin: string
  port: number
  pid: number
  /** Its database and uploads, gone after `stop`. */
  folder: string
  hasEnded: () => boolean
  /** Ends the server with a signal, SIGTERM unless told. Resolves when it is gone; may be called twice. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

type Options = {
  /** Variables besides those of this process; they win over the database and the port that are chosen here. */
  env?: Record<string, string>
  /** Arguments of node, without which it is the front that `npm start` runs. */
  command?: (port: number) => string[]
  /** The address that answers 200 once the server is ready. */
  readyPath?: string
  /** Leaves out what it writes to its error output. */
  quiet?: boolean
}

const front = () => ['--import', 'tsx', 'src/server/main.ts']
/** A busy machine takes its time. */
const patience = 60_000

/** Starts the built site on a free port of 127.0.0.1 with a database of its own. Throws when it ends or does not answer. */
export async function startSite({
  env = {},
  command = front,
  readyPath = '/readyz',
  quiet = false,
}: Options = {}): Promise<SiteServer> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'site-server-'))
  const child = spawn(process.execPath, command(port), {
    stdio: ['ignore', 'ignore', quiet ? 'ignore' : 'inherit'],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      DATABASE_PATH: join(folder, 'site.db'),
      UPLOADS_PATH: join(folder, 'uploads'),
      ...env,
    },
  })
  const closed = once(child, 'close')
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const origin = `http://127.0.0.1:${port}`
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (!hasEnded()) child.kill(signal)
    await closed
    rmSync(folder, { recursive: true, force: true })
  }
  if (await isReady(`${origin}${readyPath}`, hasEnded)) {
    return { origin, port, pid: child.pid ?? 0, folder, hasEnded, stop }
  }
  const why = hasEnded() ? `ended with ${child.exitCode ?? child.signalCode}` : 'does not answer'
  await stop('SIGKILL')
  throw new Error(`The server ${why}. Is there a finished build (npm run build)?`)
}

/** A port of 127.0.0.1 that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function isReady(address: string, hasEnded: () => boolean): Promise<boolean> {
  const end = Date.now() + patience
  while (Date.now() < end && !hasEnded()) {
    const answer = await fetch(address).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    if (answer?.ok) return true
    await pause(100)
  }
  return false
}
