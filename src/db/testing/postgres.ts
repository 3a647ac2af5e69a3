import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { postgresFolder } from '../postgres-programs'
import { freePort } from '@/lib/testing/site-server'

/** A PostgreSQL server for tests and benchmarks; `createDatabase` returns the address of a new database: empty, or a copy of the one at `template`. */
export type Server = {
  url: string
  createDatabase: (template?: string) => Promise<string>
  stop: () => Promise<void>
}

/** Says whether `startPostgres` finds a server or the programs to start one. */
export const hasPostgres = () => Boolean(process.env.TEST_DATABASE_URL || postgresPrograms())

function postgresPrograms(): string | undefined {
  const programs = postgresFolder('initdb')
  // PostgreSQL refuses to run as root, so root runs it as the user postgres.
  return process.getuid?.() !== 0 || postgresUser() ? programs : undefined
}

/**
 * Connects to TEST_DATABASE_URL, or starts a server on a free loopback port with its data in a temporary folder that
 * `stop` removes. `options` are settings such as `fsync=off`. Throws when there is no PostgreSQL.
 */
export async function startPostgres(options: string[] = []): Promise<Server> {
  if (process.env.TEST_DATABASE_URL) return serverAt(process.env.TEST_DATABASE_URL)
  const programs = postgresPrograms()
  if (!programs) throw new Error('PostgreSQL was not found: install it or set TEST_DATABASE_URL.')

  const user = process.getuid?.() === 0 ? postgresUser() : undefined
  const data = mkdtempSync(join(tmpdir(), 'site-postgres-'))
  if (user) chownSync(data, user.uid, user.gid)
  const as = { ...user, cwd: data, stdio: 'ignore' as const }
  const initdb = ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync', '--no-instructions']
  execFileSync(join(programs, 'initdb'), initdb, as)

  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...options]
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(programs, 'postgres'), args, as)
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await waitUntilReady(url, server)
  return serverAt(url, async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    // SIGTERM waits for open connections; SIGINT closes them.
    server.kill('SIGTERM')
    const cut = setTimeout(() => server.kill('SIGINT'), 2000)
    await ended
    clearTimeout(cut)
    rmSync(data, { recursive: true, force: true })
  })
}

/** A server that runs already. */
export function serverAt(serverUrl: string, stop: Server['stop'] = async () => {}): Server {
  async function createDatabase(template?: string): Promise<string> {
    const name = `site_test_${Math.random().toString(36).slice(2)}`
    const client = new Client(serverUrl)
    await client.connect()
    const copied = template ? ` template ${new URL(template).pathname.slice(1)}` : ''
    await client.query(`create database ${name}${copied}`)
    await client.end()
    return new URL(`/${name}`, serverUrl).href
  }
  return { url: serverUrl, createDatabase, stop }
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) break
    const client = new Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await pause(50)
    }
  }
  throw new Error('PostgreSQL did not start.')
}

function postgresUser(): { uid: number; gid: number } | undefined {
  try {
    const [uid = 0, gid = 0] = ['-u', '-g'].map((what) =>
      Number(execFileSync('id', [what, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] })),
    )
    return { uid, gid }
  } catch {
    return undefined
  }
}
