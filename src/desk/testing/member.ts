import { randomUUID } from 'node:crypto'
import type { HTMLElement } from 'node-html-parser'
import type { Db, Role } from '@/db/schema'
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

/** Sends a form to the desk. */
export const postToDesk = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
  handleDesk(deskRequest(path, { method: 'POST', headers, body: new URLSearchParams(fields) }))

/** What the browser would send of a form, by the names of its fields. */
export function fieldsOf(form: HTMLElement | null | undefined): Record<string, string> {
  const fields = form?.querySelectorAll('input, textarea') ?? []
  return Object.fromEntries(
    fields.map((field) => [
      field.getAttribute('name') ?? '',
      field.getAttribute('value') ?? field.textContent,
    ]),
  )
}

/** Text that a visitor may send to run a script in the browser of a member. */
export const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>'

/** Signs in a new member. Returns functions that load a page and send a form as that member's browser does. */
export async function signInMember(db: Db, email = `${randomUUID()}@team.example`, role: Role = 'manager') {
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
      postToDesk(
        path,
        { [tokenField]: token, ...fields },
        { cookie, origin, 'sec-fetch-site': 'same-origin' },
      ),
  }
}
