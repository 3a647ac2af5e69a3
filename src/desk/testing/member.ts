import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database, Role } from '@/db/schema'
import { write } from '@/db/write'
import { handleDesk } from '../routes'
import { tokenField } from '@/members/post-form'
import { formToken } from '@/members/tokens'
import { startSession } from '@/members/sessions'

/** The origin that tests send requests to. */
export const origin = 'http://localhost:3000'

/** A request to the desk as the front server passes it on. */
export function deskRequest(path: string, init: RequestInit = {}): Request {
  const headers = { host: 'localhost:3000', 'x-client-address': '127.0.0.1', 'x-forwarded-proto': 'http' }
  return new Request(origin + path, { ...init, headers: { ...headers, ...init.headers } })
}

/**
 * Signs a new member in to the database of the process. Returns functions that load a page and send a form as that member's
 * browser does.
 */
export async function signInMember(
  db: Kysely<Database>,
  email = `${randomUUID()}@team.example`,
  role: Role = 'manager',
) {
  const now = new Date()
  const member = { id: randomUUID(), email }
  const cookie = await write(db, async (transaction) => {
    const row = { ...member, invited_at: now.toISOString(), joined_at: now.toISOString(), role }
    await transaction.insertInto('desk_member').values(row).execute()
    const visit = { request: deskRequest('/desk'), now }
    return (await startSession(transaction, member, visit)).cookie.split(';')[0] ?? ''
  })
  const token = formToken(cookie.split('=')[1] ?? '')
  return {
    member,
    cookie,
    token,
    get: (path: string) => handleDesk(deskRequest(path, { headers: { cookie } })),
    post: (path: string, fields: Record<string, string> = {}) =>
      handleDesk(
        deskRequest(path, {
          method: 'POST',
          headers: { cookie, origin, 'sec-fetch-site': 'same-origin' },
          body: new URLSearchParams({ [tokenField]: token, ...fields }),
        }),
      ),
  }
}
