import { isIP } from 'node:net'
import { env } from '@/config/env'
import { allowedRequests } from '@/config/rate-limits'
import { database } from '@/db/connection'
import { errorText } from '@/db/errors'
import { withoutNul } from '@/lib/clean-text'
import { log } from '@/lib/log'
import { readBody } from '@/requests/body'
import { refuseForm } from '@/requests/guard'
import { refused, type Refusal } from '@/requests/outcome'
import { createRequestLimit } from '@/requests/rate-limited'
import { seeOther } from '@/requests/response'
import { audit } from './audit'
import { findSession, readCookie } from './sessions'
import { formToken, isSame } from './tokens'
import { renderDesk } from './document'
import { refusalPage } from './pages/refusal'
import { proofPage, signInPath } from './pages/sign-in'
import { tokenField } from './post-form'
import type { MemberRoute, MemberVisit, OpenRoute, Page, Route, Visit } from './types'

/** The largest form: a long note or reply, percent-encoded. Bytes. */
const maxBytes = 96 * 1024
const unreadable = { tooLarge: 'This is too long.', malformed: 'The form arrived damaged.' }

/** Posts per address and, once it is known, per member; of those without a session fewer. In ten minutes. */
const excess = 'Too many forms were sent from your network.'
const refuseSignIn = createRequestLimit(excess, allowedRequests('DESK_RATE_LIMIT'))
const refuseFlood = createRequestLimit(excess, allowedRequests('DESK_RATE_LIMIT') * 40)

/** Creates the handler of GET and POST of these routes and those of signing in (docs/contracts/desk.md). It never rejects. */
export function createHandler(routes: Route[]): (request: Request) => Promise<Response> {
  return async function handle(request) {
    const response = await respond(request, routes).catch((error: unknown) => {
      log('error', 'desk: request failed', { error: errorText(error) })
      return renderDesk(refusalPage(notNow))
    })
    for (const [name, value] of Object.entries(alwaysHeaders)) response.headers.set(name, value)
    return response
  }
}

/** Finds the route of a path, and what stands in it for `:name`. */
function findRoute(routes: Route[], path: string): Pick<Visit, 'params'> & { route?: Route } {
  for (const route of routes) {
    const match = new RegExp(`^${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(path)
    if (match) return { route, params: { ...match.groups } }
  }
  return { params: {} }
}

const notNow = refused(503, 'This cannot be done right now. Please try again in a moment.', {
  retryAfter: 10,
})
const alwaysHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  // Addresses may contain a token. "no-referrer" would also hide the origin that our own forms are checked by.
  'Referrer-Policy': 'strict-origin',
}

async function respond(request: Request, routes: Route[]): Promise<Response> {
  const url = addressOf(request)
  if (!url) return renderDesk(refusalPage(elsewhere))
  const { route, params } = findRoute(routes, url.pathname)
  const isPost = request.method === 'POST'
  const refusal = isPost ? refusePost(request.headers, url.origin) : undefined
  if (refusal) return renderDesk(refusalPage(refusal))

  const visit = { db: await database(), request, url, params, now: new Date() }
  const links = routes.flatMap(({ path, nav }) => (nav ? [{ path, name: nav }] : []))
  const member = await findMemberVisit(visit, links)
  if (route?.open) return respondToAnyone(route, { ...visit, isSignedIn: member !== undefined })
  if (isPost) return respondToPost(route, visit, member)
  if (!member) return seeOther(signInPath(url))
  if (!route?.get) return notFound(member)
  if (isForbidden(route, member, false)) return render(refusalPage(forManagers), member)
  if (route.proof && !member.isFresh) return render(proofPage(member), member)
  return render(await route.get(member), member)
}

/** Responds to a form of a member. A refused one can be sent again as it is: browsers don't keep what was typed here. */
async function respondToPost(
  route: MemberRoute | undefined,
  { request, url }: Pick<Visit, 'request' | 'url'>,
  member: MemberVisit | undefined,
): Promise<Response> {
  const tooMany = member ? refuseFlood(member.member.id) : refuseSignIn(request.headers)
  const texts = await readTexts(request)
  if ('kind' in texts) return render(refusalPage(texts), member)
  const isOurs = isSame(texts.get(tokenField) ?? '', member?.token ?? '')
  if (member) texts.set(tokenField, member.token)
  const refuse = (refusal: Refusal) =>
    render(refusalPage(refusal, { path: url.pathname + url.search, texts }), member)
  if (tooMany) return refuse(tooMany)
  if (!member) return refuse(signedOut)
  if (!isOurs) return refuse(foreign)
  if (!route?.post) return notFound(member)
  if (isForbidden(route, member, true)) return render(refusalPage(forManagers), member)
  if (route.proof && !member.isFresh) return render(proofPage(member, texts), member)
  try {
    return await render(await route.post({ ...member, texts }), member)
  } catch (error) {
    log('error', 'desk: form failed', { error: errorText(error) })
    return refuse(notNow)
  }
}

const signedOut = refused(403, 'You are signed out. Sign in again in another tab, and then send this again.')
const foreign = refused(403, 'This form was opened before you last signed in. Send it again if it is yours.')

const forManagers = refused(
  403,
  'Only managers of the desk can do this. Whoever runs the server can make you one.',
)

/** Whether a route is not for the role of a member. */
function isForbidden(route: MemberRoute, { member: { role } }: MemberVisit, isPost: boolean): boolean {
  return role !== 'manager' && (route.for === 'managers' || (isPost && route.for !== 'everybody'))
}

/** Refuses a post that no page of this site sent. Browsers name the origin of every post, so one without is refused too. */
function refusePost(headers: Headers, origin: string): Refusal | undefined {
  if (headers.get('origin') !== origin) return refused(403, 'Forms can be sent from this site only.')
  return refuseForm(headers, 'Forms')
}

/** Responds at an address that needs no session. Whoever guesses tokens or passkeys there is stopped after a few. */
async function respondToAnyone(route: OpenRoute, visit: Visit): Promise<Response> {
  const { request, url } = visit
  const isGuess = request.method === 'POST' || url.searchParams.has('token')
  const tooMany = isGuess && refuseSignIn(request.headers)
  if (tooMany) return render(refusalPage(tooMany))
  if (request.method !== 'POST') return route.get ? render(await route.get(visit)) : notFound()
  const texts = await readTexts(request)
  if ('kind' in texts) return render(refusalPage(texts))
  return route.post ? render(await route.post({ ...visit, texts })) : notFound()
}

/** The first text of each field. */
async function readTexts(request: Request): Promise<Map<string, string> | Refusal> {
  const body = await readBody(request, maxBytes, unreadable)
  if ('kind' in body) return body
  return new Map([...body.texts].map(([name, [text = '']]) => [name, withoutNul(text)]))
}

async function findMemberVisit(
  visit: Omit<Visit, 'isSignedIn'>,
  links: MemberVisit['links'],
): Promise<MemberVisit | undefined> {
  const secret = readCookie(visit.request.headers, 'desk')
  const found = secret ? await findSession(visit.db, secret, visit.now) : undefined
  if (!secret || !found) return undefined
  const { db, now } = visit
  return {
    ...visit,
    ...found,
    isSignedIn: true,
    links,
    token: formToken(secret),
    audit: (entry) => audit(db, found.member, entry, now),
  }
}

function render(result: Page | Response, visit?: MemberVisit): Promise<Response> | Response {
  return result instanceof Response ? result : renderDesk(result, visit)
}

function notFound(visit?: MemberVisit) {
  return render(refusalPage(refused(404, 'The desk has no such page.')), visit)
}

/**
 * The address of a request, with the origin whose passkeys count: that of SITE_URL, whatever the request says. Without it the
 * site has no public address, and the origin is localhost or an IP address with the port that the server listens on; undefined
 * for any other host, and behind a proxy.
 */
function addressOf({ url, headers }: Request): URL | undefined {
  const { pathname, search } = new URL(url.replaceAll('%00', ''))
  const site = URL.parse(env('SITE_URL') ?? '')
  if (site) return new URL(pathname + search, site.origin)
  const local = URL.parse(`http://${headers.get('host') ?? ''}`)
  if (!local || Number(env('TRUST_PROXY') ?? 0) > 0) return undefined
  const isHere = local.hostname === 'localhost' || isIP(local.hostname.replaceAll(/[[\]]/g, '')) !== 0
  return isHere && (local.port || '80') === (env('PORT') ?? '3000')
    ? new URL(pathname + search, local.origin)
    : undefined
}

const elsewhere = refused(
  403,
  'The desk opens at the address of this site only: that of SITE_URL, or without one at localhost.',
)
