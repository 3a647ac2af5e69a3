import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

export type SiteServer = { origin: string; folder: string; stop: () => Promise<void> }

/** The built site once more on a port of its own, with its own database, for journeys that need other settings. */
export async function startSite(name: string, env: Record<string, string> = {}): Promise<SiteServer> {
  const port = await freePort()
  const folder = `.next/e2e-${name}-${port}`
  const origin = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_PATH: `${folder}/site.db`,
      UPLOADS_PATH: `${folder}/uploads`,
      ...env,
    },
  })
  const stop = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (server.exitCode !== null) break
    const ready = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return { origin, folder, stop }
    await pause(200)
  }
  throw new Error('The site did not start.')
}

/** A port of the loopback interface that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
