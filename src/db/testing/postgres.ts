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

/** Finds PostgreSQL for the tests: TEST_DATABASE_URL, or installed programs; undefined without either. */
export function postgresSource(): { url: string } | { programs: string } | undefined {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url }
  const programs = postgresFolder('initdb')
  // PostgreSQL refuses to run as root, so root runs it as the user postgres.
  const runnable = programs && (process.getuid?.() !== 0 || postgresUser())
  return programs && runnable ? { programs } : undefined
}

/**
 * Connects to TEST_DATABASE_URL, or starts a server on a free loopback port with its data in a temporary folder that
 * `stop` removes. `options` are settings such as `fsync=off`. Throws when there is no PostgreSQL.
 */
export async function startPostgres(options: string[] = []): Promise<Server> {
  const source = postgresSource()
  if (!source) throw new Error('PostgreSQL was not found: install it or set TEST_DATABASE_URL.')
  if ('url' in source) return serverAt(source.url, async () => undefined)

  const user = process.getuid?.() === 0 ? postgresUser() : undefined
  const data = mkdtempSync(join(tmpdir(), 'site-postgres-'))
  if (user) chownSync(data, user.uid, user.gid)
  const as = { ...user, cwd: data, stdio: 'ignore' as const }
  const initdb = ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync', '--no-instructions']
  execFileSync(join(source.programs, 'initdb'), initdb, as)

  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...options]
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(source.programs, 'postgres'), args, as)
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

function serverAt(serverUrl: string, stop: Server['stop']): Server {
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
      Number(execFileSync('id', [what, 'postgres'], quiet)),
    )
    return { uid, gid }
  } catch {
    return undefined
  }
}

const quiet = { stdio: ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'] }
