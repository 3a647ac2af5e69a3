import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { ReactNode } from 'react'
import { allowedRequests } from '@/config/rate-limits'
import { write } from '@/db/write'
import { isObject } from '@/lib/guards'
import { parseJson } from '@/lib/parse-json'
import { refused } from '@/requests/outcome'
import { createRequestLimit } from '@/requests/rate-limited'
import { seeOther } from '@/requests/response'
import { renderDesk } from '../document'
import { arePasskeysPossible, signInOptions, verifySignIn } from '../passkeys'
import { OpenForm, tokenField } from '../post-form'
import { cookieHeader, endSessions, readCookie, startSession } from '../sessions'
import { formToken, lifetimes } from '../tokens'
import type { MemberVisit, Page, Post, Visit } from '../types'
import { refusalPage } from './refusal'

const refusePasskey = createRequestLimit(
  'This passkey was used too often.',
  allowedRequests('DESK_RATE_LIMIT'),
)
/** One answer for every reason, so that it tells nothing about members. */
const notSignedIn = refused(403, 'This passkey did not sign you in. Please try again.')

/** Values of Sec-Fetch-Site with which browsers send the session's cookie. Over plain HTTP they send no such header. */
const ownSites = new Set<string | null>(['same-origin', 'none'])

/** Where to sign in before going on to an address of the desk. */
export function signInPath({ pathname, search }: URL): string {
  return `/desk/sign-in?${new URLSearchParams({ to: pathname + search })}`
}

/** GET /desk/sign-in?to= */
export async function signInPage({ url, request, isSignedIn }: Visit): Promise<Page | Response> {
  const to = targetOf(url.searchParams.get('to'), url)
  if (isSignedIn) return seeOther(to)
  // A link in a mail opens without the cookie, because it is SameSite=Strict; this document's own request has it.
  const isFromOutside = !ownSites.has(request.headers.get('sec-fetch-site')) && !url.searchParams.has('again')
  return {
    title: 'Sign in',
    head: isFromOutside && (
      <meta httpEquiv="refresh" content={`0;url=/desk/sign-in?${new URLSearchParams({ to, again: '' })}`} />
    ),
    main: signInForm(url, { to }),
  }
}

/** Asks a member to sign in again, then goes on to the address, or with `texts` to a button that sends this form. */
export function proofPage({ url }: MemberVisit, texts?: ReadonlyMap<string, string>): Page {
  const to = url.pathname + url.search
  return {
    title: 'Confirm that it is you',
    status: 403,
    main: (
      <>
        <p>This needs a passkey that was used within the last ten minutes.</p>
        {signInForm(url, { to, ...(texts && { form: JSON.stringify(Object.fromEntries(texts)) }) })}
      </>
    ),
  }
}

function signInForm(url: URL, fields: Record<string, string>): ReactNode {
  if (!arePasskeysPossible(url))
    return (
      <>
        <p>Browsers offer passkeys only over HTTPS or on localhost, and never by IP address.</p>
        <p>Here, {linkHint}</p>
      </>
    )
  return (
    <>
      <OpenForm action="/desk/sign-in" passkey="get" fields={fields} button="Sign in with a passkey" />
      <p className="muted">Where a passkey is lost, {linkHint}</p>
    </>
  )
}

const linkHint = (
  <>
    whoever runs the server makes a link that signs you in: <code>npm run desk -- link &lt;email&gt;</code>
  </>
)

/** POST /desk/sign-in/options: a challenge for this browser, which a cookie binds to it. */
export async function sendSignInOptions(visit: Visit): Promise<Response> {
  const options = await signInOptions(visit)
  const { headers } = visit.request
  const cookie = cookieHeader(headers, 'desk-challenge', options.challenge, lifetimes['sign-in'] / 1000)
  return Response.json(options, { headers: { 'Set-Cookie': cookie } })
}

/** POST /desk/sign-in: starts a session when a passkey of a member signed the challenge. */
export async function signIn(visit: Post): Promise<Page | Response> {
  const { db, request, texts, url } = visit
  const given = readCookie(request.headers, 'desk-challenge')
  const passkey = parseJson(texts.get('response') ?? '') as AuthenticationResponseJSON | undefined
  const tooMany = refusePasskey(String(passkey?.id))
  if (tooMany) return refusalPage(tooMany)
  const member = await verifySignIn(visit, passkey, given)
  if (!member) return refusalPage(notSignedIn)
  const { cookie, secret } = await write(db, (change) => startSession(change, member, visit))
  const to = targetOf(texts.get('to') ?? null, url)
  const form = parseJson(texts.get('form') ?? '')
  const response = isObject(form) ? await renderDesk(goOnPage(to, form, secret)) : seeOther(to)
  response.headers.append('Set-Cookie', cookie)
  response.headers.append('Set-Cookie', cookieHeader(request.headers, 'desk-challenge', '', 0))
  return response
}

/** POST /desk/sign-out: ends this session, and deletes its cookie. */
export async function signOut({ db, member, session, request, now }: MemberVisit): Promise<Response> {
  await write(db, (change) => endSessions(change, member, { id: session }, now))
  return seeOther('/desk/sign-in', { 'Set-Cookie': cookieHeader(request.headers, 'desk', '', 0) })
}

/** Offers to send the form that waited for a fresh sign-in. */
function goOnPage(path: string, fields: Record<string, unknown>, secret: string): Page {
  return {
    title: 'Thank you',
    main: <OpenForm action={path} fields={{ ...fields, [tokenField]: formToken(secret) }} button="Go on" />,
  }
}

/** The address to go to after signing in: within the desk, whatever the query says. */
function targetOf(to: string | null, { origin }: URL): string {
  if (to === null || !URL.canParse(to, origin)) return '/desk'
  const target = new URL(to, origin)
  const isWithin = target.origin === origin && /^\/desk\/(?!sign-)/.test(target.pathname)
  return isWithin ? target.pathname + target.search : '/desk'
}
