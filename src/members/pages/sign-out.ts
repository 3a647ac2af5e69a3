import { write } from '@/db/write'
import { seeOther } from '@/requests/response'
import { audit } from '../audit'
import { cookieHeader } from '../cookies'
import { endSessions } from '../sessions'
import type { MemberVisit } from '../types'

/** POST /desk/sign-out: ends this session, and deletes its cookie. */
export async function signOut({ db, member, session, request, now }: MemberVisit): Promise<Response> {
  await write(db, async (transaction) => {
    await endSessions(transaction, { member, id: session })
    await audit(transaction, member, { action: 'signed out', subject: 'desk' }, now)
  })
  const response = seeOther('/desk/sign-in')
  response.headers.set('Set-Cookie', cookieHeader(request.headers, 'desk', '', 0))
  return response
}
