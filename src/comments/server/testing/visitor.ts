import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { database } from '@/db/connection'
import { clientAddressHeader } from '@/lib/client-address'
import { tokenHeader, type ThreadView } from '@/comments/contract'
import { allThreads } from '@/comments/threads'
import { handlePost, handleRead } from '../handle'
import { findComments } from '../moderate'

/** A visitor with a token and an address, and an empty database, for every test of the file that imports this. */

let folder: string
let visitor = 0
export const [thread] = allThreads(new Date())
export const path = thread?.path ?? ''
export const token = 'a'.repeat(64)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-comments-'))
  vi.stubEnv('DATABASE_PATH', join(folder, 'site.db'))
  vi.stubEnv('DATABASE_URL', '')
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'log').mockReturnValue()
  // Every test is another visitor, so that none waits for another's limit.
  visitor += 1
})
afterEach(async () => {
  await closeDatabase()
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** The address of this test's visitor. */
export const address = () => `10.0.0.${visitor}`

/** A request of the visitor to a handler. */
export function request(
  values: Record<string, string>,
  headers: Record<string, string> = {},
  method = 'POST',
) {
  const all = {
    accept: 'application/json',
    host: 'site.example',
    [tokenHeader]: token,
    [clientAddressHeader]: address(),
    ...headers,
  }
  const body = method === 'DELETE' ? null : new URLSearchParams(values)
  return new Request('http://site.example/', { method, body, headers: all })
}
const good = { path, name: 'Ada', text: 'Hello **you**' }
/** Sends a sound comment, with these values in place of its own. */
export const post = (values: Record<string, string> = {}, headers = {}) =>
  handlePost(request({ ...good, ...values }, headers))
/** The conversation as a reader with these headers sees it. */
export const read = async (headers: Record<string, string> = {}) => {
  const answer = await handleRead(new Request(`http://site.example/?path=${path}`, { headers }))
  return (await answer.json()) as ThreadView
}
/** Every comment in the database. */
export const stored = async () => findComments(await database())

/** Closes the shared database, so that the next use opens what is configured then. */
export async function closeDatabase(): Promise<void> {
  const shared = globalThis as { siteDatabase?: unknown }
  if (shared.siteDatabase) await (await database()).destroy()
  shared.siteDatabase = undefined
}
