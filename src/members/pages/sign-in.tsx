import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { allowedRequests } from '@/config/rate-limits'
import { write } from '@/db/write'
import { parseJson } from '@/lib/parse-json'
import { createRateLimit } from '@/lib/rate-limit'
import { refused } from '@/requests/outcome'
import { rateLimited } from '@/requests/rate-limited'
import { seeOther } from '@/requests/response'
import type { Texts } from '@/requests/texts'
import { cookieHeader, readCookie } from '../cookies'
import { lifetimes } from '../one-time'
import { arePasskeysPossible, signInOptions, verifySignIn } from '../passkeys'
import { startSession } from '../sessions'
import type { Page, Visit } from '../types'
import { refusalPage } from './refusal'

const limitPasskey = createRateLimit(allowedRequests('DESK_RATE_LIMIT'), 10 * 60 * 1000)
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
    main: arePasskeysPossible(url) ? (
      <>
        <form method="post" action="/desk/sign-in" data-passkey="get">
          <input type="hidden" name="to" value={to} />
          <input type="hidden" name="response" />
          <button className="primary">Sign in with a passkey</button>
          <p role="alert" />
        </form>
        <noscript>
          <p>Browsers use passkeys only with JavaScript.</p>
        </noscript>
        <p className="muted">Where a passkey is lost, {linkHint}</p>
      </>
    ) : (
      <>
        <p>Browsers offer passkeys only over HTTPS or on localhost, and never by IP address.</p>
        <p>Here, {linkHint}</p>
      </>
    ),
  }
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
export async function signIn(visit: Visit & { texts: Texts }): Promise<Page | Response> {
  const { db, request, texts, url } = visit
  const given = readCookie(request.headers, 'desk-challenge')
  const passkey = parseJson(texts.get('response') ?? '') as AuthenticationResponseJSON | undefined
  const wait = limitPasskey(String(passkey?.id))
  if (wait !== undefined) return refusalPage(rateLimited('This passkey was used too often.', wait))
  const member = await verifySignIn(visit, passkey, given)
  if (!member) return refusalPage(notSignedIn)
  const cookie = await write(db, (change) => startSession(change, member, visit))
  const response = seeOther(targetOf(texts.get('to') ?? null, url))
  response.headers.append('Set-Cookie', cookie)
  response.headers.append('Set-Cookie', cookieHeader(request.headers, 'desk-challenge', '', 0))
  return response
}

/** The address to go to after signing in: within the desk, whatever the query says. */
function targetOf(to: string | null, { origin }: URL): string {
  if (to === null || !URL.canParse(to, origin)) return '/desk'
  const target = new URL(to, origin)
  const isWithin = target.origin === origin && /^\/desk\/(?!sign-)/.test(target.pathname)
  return isWithin ? target.pathname + target.search : '/desk'
}
