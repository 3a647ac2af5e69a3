import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listen } from './listen'

/** A server with the finished build, started for journeys or benchmarks. */
export type SiteServer = {
  origin: string
  port: number
  pid: number
  hasEnded: () => boolean
  /** Ends the server with a signal, SIGTERM by default. Resolves when it has exited; may be called twice. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

type Options = {
  /** Additional environment variables. They override everything set here, such as database and port. */
  env?: Record<string, string>
  /** Folder to run in; by default the current one. */
  cwd?: string
  /** Port to listen on; by default a free one. */
  port?: number
  /** Arguments of node; by default those of the front server. */
  command?: (port: number) => string[]
  /** Discards its standard error. */
  quiet?: boolean
}

const frontServer = () => ['--import', 'tsx', 'src/server/main.ts']
/** Long, because the machine may be busy. Milliseconds. */
const startTimeoutMs = 60_000

/** Starts the built site on a free port of 127.0.0.1 with a separate database. Throws when it exits or does not respond. */
export async function startSite({
  env = {},
  cwd,
  port: wantedPort,
  command = frontServer,
  quiet = false,
}: Options = {}): Promise<SiteServer> {
  const port = wantedPort ?? (await freePort())
  const folder = mkdtempSync(join(tmpdir(), 'site-server-'))
  const child = spawn(process.execPath, command(port), {
    cwd,
    stdio: ['ignore', 'ignore', quiet ? 'ignore' : 'inherit'],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      HOST: '127.0.0.1',
      SHUTDOWN_GRACE: '0',
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
  if (await isReady(`${origin}/readyz`, hasEnded)) {
    return { origin, port, pid: child.pid ?? 0, hasEnded, stop }
  }
  const why = hasEnded() ? `exited with ${child.exitCode ?? child.signalCode}` : 'does not respond'
  await stop('SIGKILL')
  throw new Error(`The server ${why}. Is there a finished build (npm run build)?`)
}

/** A free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await once(server.close(), 'close')
  return port
}

async function isReady(address: string, hasEnded: () => boolean): Promise<boolean> {
  const end = Date.now() + startTimeoutMs
  while (Date.now() < end && !hasEnded()) {
    const response = await fetch(address).catch(() => undefined)
    await response?.arrayBuffer().catch(() => undefined)
    if (response?.ok) return true
    await pause(100)
  }
  return false
}
