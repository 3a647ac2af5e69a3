import { env } from '@/config/env'
import { allowedRequests } from '@/config/rate-limits'
import { database } from '@/db/connection'
import { errorText } from '@/db/errors'
import { clientAddressHeader } from '@/lib/client-address'
import { isCrossSite } from '@/lib/cross-site'
import { log } from '@/lib/log'
import { createRateLimit } from '@/lib/rate-limit'
import { firstTexts, readBody } from '@/requests/body'
import { refuseForm } from '@/requests/guard'
import { refused, type Refusal } from '@/requests/outcome'
import { goBackHint, rateLimited } from '@/requests/rate-limited'
import { seeOther } from '@/requests/response'
import type { Texts } from '@/requests/texts'
import { audit } from './audit'
import { isSecure, readCookie } from './cookies'
import { drawDesk } from './document'
import { refusalPage } from './pages/refusal'
import { tokenField } from './post-form'
import { findRoute, navigation } from './routes'
import { formToken, isSame } from './secret'
import { findSession } from './sessions'
import type { MemberVisit, Page, Route, Visit } from './types'

/** The largest form: a long note or reply, percent-encoded. Bytes. */
const maxBytes = 96 * 1024
const unreadable = { tooLarge: 'This is too long.', malformed: 'The form arrived damaged.' }

/** Posts per address and, once it is known, per member; of those without a session fewer. In ten minutes. */
const period = 10 * 60 * 1000
const limitSignIns = createRateLimit(allowedRequests('DESK_RATE_LIMIT'), period)
const limitPosts = createRateLimit(allowedRequests('DESK_RATE_LIMIT') * 40, period)

/** GET and POST of every address below /desk (docs/contracts/desk.md). Never rejects. */
export async function handleDesk(request: Request): Promise<Response> {
  const response = await respond(request).catch((error: unknown) => {
    log('error', 'desk: request failed', { error: errorText(error) })
    return drawDesk(refusalPage(refused(503, 'This cannot be done right now. Please try again in a moment.')))
  })
  for (const [name, value] of Object.entries(alwaysHeaders)) response.headers.set(name, value)
  if (response.status === 503) response.headers.set('Retry-After', '10')
  return response
}

const alwaysHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  // Addresses may contain a token. "no-referrer" would also hide the origin that our own forms are checked by.
  'Referrer-Policy': 'strict-origin',
}

async function respond(request: Request): Promise<Response> {
  const url = addressOf(request)
  const { route, params } = findRoute(url.pathname)
  const visit: Visit = { db: await database(), request, url, params, now: new Date() }
  const isPost = request.method === 'POST'
  const refusal = isPost ? refusePost(request.headers) : undefined
  if (refusal) return drawDesk(refusalPage(refusal))

  const member = await signedIn(visit)
  if (route?.open) {
    if (!isPost) return route.get ? draw(await route.get(visit), route, member) : notFound(member)
    const texts = await readTexts(request, limitSignIns(request.headers.get(clientAddressHeader) ?? ''))
    if ('kind' in texts) return drawDesk(refusalPage(texts))
    return route.post ? draw(await route.post({ ...visit, texts }), route, member) : notFound(member)
  }
  if (!member) return isPost ? drawDesk(refusalPage(signedOut)) : seeOther(signInPath(url))
  if (!isPost) return route?.get ? draw(await route.get(member), route, member) : notFound(member)
  const texts = await readTexts(request, limitPosts(member.member.id))
  if ('kind' in texts) return draw(refusalPage(texts), route, member)
  if (!isSame(texts.get(tokenField) ?? '', member.token)) return draw(refusalPage(foreign), route, member)
  return route?.post ? draw(await route.post({ ...member, texts }), route, member) : notFound(member)
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

async function readTexts(request: Request, wait: number | undefined): Promise<Texts | Refusal> {
  if (wait !== undefined) return rateLimited('Too many forms were sent from here.', wait)
  const body = await readBody(request, maxBytes, unreadable)
  return 'kind' in body ? body : firstTexts(body)
}

async function signedIn(visit: Visit): Promise<MemberVisit | undefined> {
  const secret = readCookie(visit.request.headers, 'desk')
  const found = secret ? await findSession(visit.db, secret, visit.now) : undefined
  if (!secret || !found) return undefined
  const { db, now } = visit
  return {
    ...visit,
    ...found,
    token: formToken(secret),
    audit: (entry) => audit(db, found.member, entry, now),
  }
}

function draw(result: Page | Response, route: Route | undefined, visit: MemberVisit | undefined) {
  if (result instanceof Response) return result
  return drawDesk(result, visit && !route?.open ? { visit, links: navigation } : undefined)
}

function notFound(member: MemberVisit | undefined) {
  return draw(refusalPage(refused(404, 'The desk has no such page.')), undefined, member)
}

/** Where to sign in before going to an address of the desk. */
function signInPath({ pathname, search }: URL): string {
  return `/desk/sign-in?${new URLSearchParams({ to: pathname + search })}`
}

/** The address as the browser shows it. Behind a proxy that renames the host, it is that of SITE_URL. */
function addressOf({ url, headers }: Request): URL {
  const { pathname, search } = new URL(url)
  const origin = headers.get('origin')
  const shown = origin && !isCrossSite(headers, env('SITE_URL')) ? origin : undefined
  const host = `${isSecure(headers) ? 'https' : 'http'}://${headers.get('host') ?? 'localhost'}`
  return new URL(pathname + search, shown ?? host)
}
