import type { ReactNode } from 'react'
import { write } from '@/db/write'
import { refused } from '@/requests/outcome'
import { seeOther } from '@/requests/response'
import { audit } from '../audit'
import { arePasskeysPossible, creationOptions, listPasskeys, savePasskey, verifyCreation } from '../passkeys'
import { endSessions, listSessions } from '../sessions'
import { PostForm } from '../post-form'
import { DataTable, timeText } from '../table'
import type { MemberPost, MemberVisit, Page } from '../types'
import { refusalPage } from './refusal'

const path = '/desk/account'

/** GET /desk/account: the passkeys and sessions of the member. */
export async function accountPage(visit: MemberVisit): Promise<Page> {
  const { db, member, now, session, url, isFresh } = visit
  const passkeys = await listPasskeys(db, member)
  const sessions = await listSessions(db, member, now)
  const isOnly = passkeys.length === 1
  const remove = { visit, action: `${path}/passkeys/remove`, button: 'Remove', danger: true, hidden: isOnly }
  return {
    title: 'You',
    main: (
      <>
        <p className="muted">
          Signed in as {member.email}, {member.role}.
        </p>
        <h2>Passkeys</h2>
        <DataTable
          className="even"
          label="Passkeys"
          headings={['Made with', 'Action']}
          rows={passkeys.map(({ id, device, created_at: made, used_at: used }) => [
            <Item key="passkey" name={isOnly ? `${device} (the only one)` : device}>
              Made {timeText(made)}, {used ? `last used ${timeText(used)}` : 'not used yet'}
            </Item>,
            <PostForm key="remove" {...remove} fields={{ id }} />,
          ])}
        />
        {arePasskeysPossible(url) ? (
          <PostForm
            visit={visit}
            action={`${path}/passkeys`}
            data-passkey={isFresh ? 'create' : undefined}
            button="Add a passkey"
          >
            {isFresh && <input type="hidden" name="response" />}
            <p role="alert" />
          </PostForm>
        ) : (
          <p>Browsers offer passkeys only over HTTPS or on localhost, and never by IP address.</p>
        )}
        <h2>Sessions</h2>
        <DataTable
          className="even"
          label="Sessions"
          headings={['Device', 'Action']}
          rows={sessions.map(({ id, device, address, created_at: since }) => [
            <Item key="session" name={id === session ? `${device} (this one)` : device}>
              From {address || 'an unknown address'}, since {timeText(since)}
            </Item>,
            <PostForm key="end" visit={visit} action={`${path}/sessions/end`} fields={{ id }} button="End" />,
          ])}
        />
        <PostForm visit={visit} action={`${path}/sessions/end`} button="End all sessions" danger />
      </>
    ),
  }
}

function Item({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      {name}
      <br />
      <small>{children}</small>
    </>
  )
}

/** POST /desk/account/passkeys/options */
export async function sendPasskeyOptions(visit: MemberPost): Promise<Response> {
  return Response.json(await creationOptions(visit, visit.member))
}

/** POST /desk/account/passkeys */
export async function addPasskey(visit: MemberPost): Promise<Page | Response> {
  const { db, member, now, texts } = visit
  // The form from before a fresh sign-in has no passkey yet.
  if (texts.get('response') === undefined) return seeOther(path)
  const passkey = await verifyCreation(visit, member, texts.get('response'))
  if (!passkey) return refusalPage(refused(403, 'The device’s passkey was not accepted. Please try again.'))
  await write(db, async (change) => {
    await savePasskey(change, passkey, member, visit)
    await audit(change, member, { action: 'changed', subject: 'passkeys', detail: 'added one' }, now)
  })
  return seeOther(path)
}

/** POST /desk/account/passkeys/remove: not the only one, without which nobody signs in. */
export async function removePasskey({ db, member, now, texts }: MemberPost): Promise<Response> {
  await write(db, async (change) => {
    const id = texts.get('id') ?? ''
    const own = (await listPasskeys(change, member)).map((passkey) => passkey.id)
    if (own.length < 2 || !own.includes(id)) return
    await change.deleteFrom('desk_passkey').where('id', '=', id).execute()
    await audit(change, member, { action: 'changed', subject: 'passkeys', detail: 'removed one' }, now)
  })
  return seeOther(path)
}

/** POST /desk/account/sessions/end: the one with the id, or all. */
export async function endSession({ db, member, now, texts }: MemberPost): Promise<Response> {
  const id = texts.get('id')
  const which = { id, detail: id === undefined ? 'all sessions' : 'one session' }
  await write(db, (change) => endSessions(change, member, which, now))
  return seeOther(path)
}
