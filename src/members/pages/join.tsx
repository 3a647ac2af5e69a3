import { write } from '@/db/write'
import { refused } from '@/requests/outcome'
import { seeOther } from '@/requests/response'
import { consumeToken, memberOfToken } from '../tokens'
import { arePasskeysPossible, creationOptions, savePasskey, verifyCreation } from '../passkeys'
import { OpenForm } from '../post-form'
import { startSession } from '../sessions'
import type { Member, Page, Post, Visit } from '../types'
import { refusalPage } from './refusal'

type Kind = 'invitation' | 'link'
const paths: Record<Kind, string> = { invitation: '/desk/join', link: '/desk/link' }
const gone = refused(403, 'This link has been used or has expired. Whoever runs the server makes a new one.')
const noPasskey = refused(403, 'The device’s passkey was not accepted. Open the invitation again.')

/** The address of a link that an operator hands to a member. */
export function linkPath(kind: Kind, token: string): string {
  return `${paths[kind]}?${new URLSearchParams({ token })}`
}

/** GET of a link: asks first, because scanners of mail open links too. */
export const showLink = (kind: Kind) => async (visit: Visit) => {
  const token = visit.url.searchParams.get('token') ?? ''
  const member = await memberOfToken(visit.db, kind, token, visit.now)
  return member ? linkPage(kind, visit, member, token) : refusalPage(gone)
}

function linkPage(kind: Kind, { url }: Visit, { email }: Member, token: string): Page {
  const withPasskey = kind === 'invitation' && arePasskeysPossible(url)
  return {
    title: kind === 'invitation' ? 'Join the desk' : 'Sign in',
    main: (
      <>
        <p>
          {withPasskey
            ? `You join as ${email}. Your device creates a passkey, with which you sign in from now on.`
            : `This signs you in as ${email} for 12 hours, once.`}
        </p>
        <OpenForm
          action={paths[kind]}
          passkey={withPasskey ? 'create' : undefined}
          fields={{ token }}
          button={withPasskey ? 'Create a passkey' : 'Sign in'}
        />
      </>
    ),
  }
}

/** POST /desk/join/options */
export async function sendJoinOptions(visit: Post): Promise<Page | Response> {
  const member = await memberOfToken(visit.db, 'invitation', visit.texts.get('token') ?? '', visit.now)
  return member ? Response.json(await creationOptions(visit, member)) : refusalPage(gone)
}

/** POST of a link: uses it up and signs the member in. An invitation also needs a passkey where browsers offer them. */
export const followLink =
  (kind: Kind) =>
  async (visit: Post): Promise<Page | Response> => {
    const { db, now, texts, url } = visit
    const token = texts.get('token') ?? ''
    const member = await memberOfToken(db, kind, token, now)
    if (!member) return refusalPage(gone)
    const needsPasskey = kind === 'invitation' && arePasskeysPossible(url)
    const passkey = needsPasskey ? await verifyCreation(visit, member, texts.get('response')) : undefined
    if (needsPasskey && !passkey) return refusalPage(noPasskey)
    const session = await write(db, async (change) => {
      if (!(await consumeToken(change, kind, member, token, now))) return undefined
      if (passkey) await savePasskey(change, passkey, member, visit)
      return startSession(change, member, visit)
    })
    if (!session) return refusalPage(gone)
    return seeOther(kind === 'link' ? '/desk/account' : '/desk', { 'Set-Cookie': session.cookie })
  }
