import { beforeEach, vi } from 'vitest'
import { database } from '@/db/connection'
import { useNewDatabase } from '@/db/testing/process-database'
import { clientAddressHeader } from '@/lib/client-address'
import { tokenHeader, type ThreadView } from '@/comments/contract'
import { allThreads } from '@/comments/threads'
import { handlePost, handleRead } from '../handle'
import { findComments } from '../moderate'

/** Gives every test of a file that imports this an empty database and a visitor with a token and an address. */

let visitor = 0
export const [thread] = allThreads(new Date())
export const path = thread?.path ?? ''
export const token = 'a'.repeat(64)

useNewDatabase()
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'log').mockReturnValue()
  // A new address per test, so that tests do not share rate limits.
  visitor += 1
})

/** The address of this test's visitor. */
export const address = () => `10.0.0.${visitor}`

/** A request from the visitor. */
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
  const init = { method, body, headers: all }
  return new Request('http://site.example/', init)
}
/** Posts a valid comment, with some values replaced. */
export const post = (values: Record<string, string> = {}, headers = {}) =>
  handlePost(request({ path, name: 'Ada', text: 'Hello **you**', ...values }, headers))
/** The conversation as a visitor with these headers sees it. */
export const read = async (headers: Record<string, string> = {}) => {
  const response = await handleRead(new Request(`http://site.example/?path=${path}`, { headers }))
  return (await response.json()) as ThreadView
}
/** Every comment in the database. */
export const stored = async () => findComments(await database())
