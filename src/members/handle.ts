import { env } from '@/config/env'
import { allowedRequests } from '@/config/rate-limits'
import { database } from '@/db/connection'
import { errorText } from '@/db/errors'
import { clientAddressHeader } from '@/lib/client-address'
import { withoutNul } from '@/lib/clean-text'
import { isCrossSite } from '@/lib/cross-site'
import { log } from '@/lib/log'
import { createRateLimit } from '@/lib/rate-limit'
import { audit } from './audit'
import { isSecure, readCookie } from './cookies'
import { formToken, isSame } from './secret'
import { findSession } from './sessions'
import { firstTexts, readBody } from '@/requests/body'
import { refuseForm } from '@/requests/guard'
import { refused, type Refusal } from '@/requests/outcome'
import { goBackHint, rateLimited } from '@/requests/rate-limited'
import { seeOther } from '@/requests/response'
import type { Texts } from '@/requests/texts'
import { drawDesk } from './document'
import { refusalPage } from './pages/refusal'
import { signInPath } from './pages/sign-in'
import { tokenField } from './post-form'
import type { Link, MemberVisit, OpenRoute, Page, Route, Visit } from './types'

/** The largest form: a long note or reply, percent-encoded. Bytes. */
const maxBytes = 96 * 1024
const unreadable = { tooLarge: 'This is too long.', malformed: 'The form arrived damaged.' }

/** Posts per address and, once it is known, per member; of those without a session fewer. In ten minutes. */
const period = 10 * 60 * 1000
const limitSignIns = createRateLimit(allowedRequests('DESK_RATE_LIMIT'), period)
const limitPosts = createRateLimit(allowedRequests('DESK_RATE_LIMIT') * 40, period)

/** Creates the handler of GET and POST of these routes and those of signing in (docs/contracts/desk.md). It never rejects. */
export function createHandler(routes: Route[]): (request: Request) => Promise<Response> {
  const find = createFinder(routes)
  const links = routes.flatMap(({ path, nav }) => (nav ? [{ path, name: nav }] : []))

  return async function handle(request) {
    const response = await respond(request, find, links).catch((error: unknown) => {
      log('error', 'desk: request failed', { error: errorText(error) })
      return drawDesk(refusalPage(notNow))
    })
    for (const [name, value] of Object.entries(alwaysHeaders)) response.headers.set(name, value)
    return response
  }
}

type Found = { route?: Route; params: Partial<Record<string, string>> }

/** Returns a function that finds the route of a path, and what stands in it for `:name`. */
function createFinder(routes: Route[]): (path: string) => Found {
  const patterns = routes.map((route) => ({
    route,
    pattern: new RegExp(`^${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  }))
  return (path) => {
    for (const { route, pattern } of patterns) {
      const match = pattern.exec(path)
      if (match) return { route, params: { ...match.groups } }
    }
    return { params: {} }
  }
}

const notNow = refused(503, `This cannot be done right now. Please try again in a moment. ${goBackHint}`, {
  retryAfter: 10,
})
const alwaysHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  // Addresses may contain a token. "no-referrer" would also hide the origin that our own forms are checked by.
  'Referrer-Policy': 'strict-origin',
}

async function respond(request: Request, find: (path: string) => Found, links: Link[]): Promise<Response> {
  const url = addressOf(request)
  const { route, params } = find(url.pathname)
  const isPost = request.method === 'POST'
  const refusal = isPost ? refusePost(request.headers) : undefined
  if (refusal) return drawDesk(refusalPage(refusal))

  const visit = { db: await database(), request, url, params, now: new Date() }
  const member = await findMemberVisit(visit, links)
  if (route?.open) return respondToAnyone(route, { ...visit, isSignedIn: member !== undefined })
  if (!member) return isPost ? drawDesk(refusalPage(signedOut)) : seeOther(signInPath(url))
  if (!isPost) return route?.get ? draw(await route.get(member), member) : notFound(member)
  const texts = await readTexts(request, limitPosts(member.member.id))
  if ('kind' in texts) return draw(refusalPage(texts), member)
  if (!isSame(texts.get(tokenField) ?? '', member.token)) return draw(refusalPage(foreign), member)
  return route?.post ? draw(await route.post({ ...member, texts }), member) : notFound(member)
}

const signedOut = refused(403, `You are signed out. Sign in again in another tab. ${goBackHint}`)
const foreign = refused(
  403,
  `This form was opened in an earlier session. Please load it again. ${goBackHint}`,
)

/** Refuses a post that no page of this site sent. Browsers name the origin of every post, so one without is refused too. */
function refusePost(headers: Headers): Refusal | undefined {
  if (headers.get('origin') === null) return refused(403, 'Forms can be sent from this site only.')
  return refuseForm(headers, 'Forms')
}

/** Responds at an address that needs no session. Whoever guesses tokens or passkeys there is stopped after a few. */
async function respondToAnyone(route: OpenRoute, visit: Visit): Promise<Response> {
  const { request, url } = visit
  const isGuess = request.method === 'POST' || url.searchParams.has('token')
  const wait = isGuess ? limitSignIns(request.headers.get(clientAddressHeader) ?? '') : undefined
  if (request.method !== 'POST') {
    if (wait !== undefined) return drawDesk(refusalPage(tooMany(wait)))
    return route.get ? draw(await route.get(visit)) : notFound()
  }
  const texts = await readTexts(request, wait)
  if ('kind' in texts) return draw(refusalPage(texts))
  return route.post ? draw(await route.post({ ...visit, texts })) : notFound()
}

const tooMany = (wait: number) => rateLimited('Too many forms were sent from here.', wait)

async function readTexts(request: Request, wait: number | undefined): Promise<Texts | Refusal> {
  if (wait !== undefined) return tooMany(wait)
  const body = await readBody(request, maxBytes, unreadable)
  if ('kind' in body) return body
  const texts = firstTexts(body)
  return { get: (name) => withoutNul(texts.get(name)) }
}

async function findMemberVisit(
  visit: Omit<Visit, 'isSignedIn'>,
  links: Link[],
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

function draw(result: Page | Response, visit?: MemberVisit): Promise<Response> | Response {
  return result instanceof Response ? result : drawDesk(result, visit)
}

function notFound(visit?: MemberVisit) {
  return draw(refusalPage(refused(404, 'The desk has no such page.')), visit)
}

/** The address as the browser shows it. Behind a proxy that renames the host, it is that of SITE_URL. */
function addressOf({ url, headers }: Request): URL {
  const { pathname, search } = new URL(url.replaceAll('%00', ''))
  const origin = headers.get('origin')
  const shown = origin && !isCrossSite(headers, env('SITE_URL')) ? origin : undefined
  const host = `${isSecure(headers) ? 'https' : 'http'}://${headers.get('host') ?? 'localhost'}`
  return new URL(pathname + search, shown ?? host)
}
