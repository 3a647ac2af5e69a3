import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A server that was started to be measured. */
export type Served = {
  origin: string
  port: number
  /** Resident memory, in MiB. */
  memory: () => number
  /** Time of the processors used so far, in seconds. */
  cpuSeconds: () => number
  stop: () => Promise<void>
}

/** The front with the finished build, on a free port of 127.0.0.1, with a database that is thrown away. */
export function serveFront(environment: Record<string, string> = {}): Promise<Served> {
  return serve(['--import', 'tsx', 'src/server/main.ts'], (port) => ({ PORT: String(port), ...environment }))
}

/** Plain `next start` with the same build. */
export function serveNext(): Promise<Served> {
  return serve(
    (port) => ['node_modules/next/dist/bin/next', 'start', '-p', String(port), '-H', '127.0.0.1'],
    () => ({}),
  )
}

async function serve(
  command: string[] | ((port: number) => string[]),
  environment: (port: number) => Record<string, string>,
): Promise<Served> {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'bench-data-'))
  const child = spawn(process.execPath, typeof command === 'function' ? command(port) : command, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      HOST: '127.0.0.1',
      DATABASE_PATH: join(data, 'site.db'),
      UPLOADS_PATH: join(data, 'uploads'),
      ...environment(port),
    },
  })
  const { pid = 0 } = child
  const origin = `http://127.0.0.1:${port}`
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await untilReady(origin, () => child.exitCode !== null)
  return {
    origin,
    port,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    cpuSeconds: () => cpuSecondsOf(pid),
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Linux counts in hundredths of a second; the second field may hold spaces, so counting starts behind it. */
function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

async function untilReady(origin: string, hasEnded: () => boolean): Promise<void> {
  const end = Date.now() + 60_000
  while (Date.now() < end && !hasEnded()) {
    const answer = await fetch(origin).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await pause(200)
  }
  throw new Error('The server did not start. Is there a finished build (npm run build)?')
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
