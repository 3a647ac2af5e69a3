import type { IncomingMessage, ServerResponse } from 'node:http'
import { allowedRequests } from '@/config/rate-limits'
import { removed as removedPaths } from '@/config/removed'
import { firstInvitation, isDeskOpen } from '@/lib/desk-gate'
import { markdownPath } from '@/lib/markdown-path'
import { pageSent } from '@/lib/measurements'
import { createRateLimit } from '@/lib/rate-limit'
import { prefetchedSegment, wantsPayload } from '@/next/headers'
import { imagePath, staticPrefix } from '@/next/paths'
import {
  fileResponse,
  variantResponse,
  pageResponse,
  sendCachedResponse,
  type BodyCache,
  type CachedResponse,
} from './cached-response'
import type { FindHashedFile } from './builds'
import { isLocal, clientAddress } from './client'
import { createDynamicRoutes } from './dynamic-routes'
import { sendError } from './error-page'
import { encodePath, type Address } from './request-address'
import type { Health } from './health'
import { createImageHandler } from './image-handler'
import { prefersMarkdown } from './negotiate'
import type { AssetManifest, Page } from './asset-manifest'
import type { Forward } from './forward-to-next'
import { createRedirects } from './redirects'
import { createHandlerQueue, createPageQueue, createQueryQueue } from './render-queue'
import { sendMissingMarkdown, sendRedirect, sendText } from './small-responses'

const periodMs = 60_000
const tryAgain = 'Please try again in a minute.'

type Refuse = (req: IncomingMessage, res: ServerResponse) => boolean

/** Routes below /api/ have lower limits, but a refusal by Next costs 2.5 ms. This one follows their settings. */
const allowedApiRequests = Math.max(
  600,
  6 * allowedRequests('FORM_RATE_LIMIT'),
  2 * allowedRequests('EVENT_RATE_LIMIT'),
  60 * allowedRequests('COMMENT_RATE_LIMIT'),
)
const tryApiAgain = `${tryAgain} What you typed is still there when you go back in your browser.`

/** Returns a function that counts a request; when its client sent too many, it refuses it with 429 and returns true. */
function refuseAbove(limit: number, reason: string): Refuse {
  const consume = createRateLimit(limit, periodMs)

  return function refuse(req, res) {
    const wait = consume(clientAddress(req))
    if (wait === undefined) return false
    sendError(req, res, 429, reason, { 'retry-after': String(wait) })
    return true
  }
}

/** Lets the analytics count a document that is sent, unless it is sent ahead of a visit. */
function reportPage({ method, headers }: IncomingMessage, path: string, status: 200 | 404): void {
  if (method !== 'GET' || headers['sec-purpose'] !== undefined) return
  pageSent.publish({ path, status, referrer: headers.referer, userAgent: headers['user-agent'] })
}

/** How to respond at an address. A route without `methods` responds to all of them. */
export type Route = {
  methods?: readonly string[]
  /** The route responds to OPTIONS itself. */
  handlesOptions?: boolean
  send: (req: IncomingMessage, res: ServerResponse) => void | Promise<void>
}
export type FindRoute = (address: Address) => Route

/** Of pages and files. */
export const readMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']
const gonePath = '/gone'
const emptyDesk = `Nobody may use the desk yet. This makes a link for the first member:\n\n  ${firstInvitation}\n`
/** Queries and calls of agents begin one at a time. Routers have one address for all of their clients, so a higher limit. */
const graphPath = /^\/(?:graph\/|graphql$)/
const agentPath = '/mcp'
/** The desk has its own limits, like the routes below /api/ (docs/contracts/desk.md). */
const deskPath = /^\/desk(?:\/|$)/

/** Finds the route of an address. Precedence: files and pages of the build, redirects, Next's dynamic routes, 404. */
export function createRoutes(
  manifest: AssetManifest,
  bodies: BodyCache,
  forward: Forward,
  health: Health,
  findHashedFile: FindHashedFile,
): FindRoute {
  const { sender, pageSender } = createSenders(bodies)
  const known = new Map<string, Route>()
  const add = (path: string, send: Route['send']) => known.set(path, readRoute(send))
  for (const [path, asset] of Object.entries(manifest.files)) add(path, sender(fileResponse(asset)))
  for (const [path, page] of Object.entries(manifest.pages)) add(path, pageSender(path, page))

  const gonePage = manifest.pages[gonePath]
  const sendGone = gonePage ? sender(pageResponse(gonePage, 410)) : sendBareGone
  for (const path of [...removedPaths, gonePath]) {
    const sendMarkdown: Route['send'] = (req, res) => sendMissingMarkdown(req, res, 410)
    add(markdownPath(path), sendMarkdown)
    add(path, (req, res) => (wantsMarkdown(req, path) ? sendMarkdown : sendGone)(req, res))
  }
  add('/healthz', (req, res) => sendText(req, res, 200, 'text/plain', 'ok\n'))
  add('/readyz', sendReadiness)

  const sendImage = createImageHandler(manifest, bodies, forward)
  const findRedirect = createRedirects()
  const findDynamic = createDynamicRoutes(manifest.dynamic)
  const dynamicSender = createDynamicSender(forward, (path) => notFound(path).send)
  const sendNotFound = sender(pageResponse(manifest.notFound, 404))
  const notFound = (path: string): Route => ({
    send: (req, res) => {
      if (wantsMarkdown(req, path)) return sendMissingMarkdown(req, res, 404)
      if (!wantsDocument(req, path)) return sendError(req, res, 404)
      reportPage(req, path, 404)
      return sendNotFound(req, res)
    },
  })

  return function findRoute({ path, query }) {
    const route = known.get(path)
    if (route) return route
    if (path === imagePath) return readRoute((req, res) => sendImage(req, res, query))
    const to = findRedirect(path, query)
    if (to) return readRoute((req, res) => sendRedirect(req, res, to))
    if (path.startsWith(staticPrefix)) return otherBuildsRoute(path)
    const dynamic = findDynamic(path)
    return dynamic ? { ...dynamic, send: dynamicSender(path, query) } : notFound(path)
  }

  /** A page that was opened before the build changed still asks for its scripts, styles and payload. */
  function otherBuildsRoute(path: string): Route {
    return readRoute((req, res) => {
      const asset = findHashedFile(path)
      return asset ? sender(fileResponse(asset))(req, res) : sendNothing(req, res)
    })
  }

  async function sendReadiness(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const readiness = await health.readiness()
    sendText(req, res, readiness.ready ? 200 : 503, 'application/json', `${JSON.stringify(readiness)}\n`)
  }
}

/** Creates what sends a response of the build, and a page as document, payload, or Markdown. */
function createSenders(bodies: BodyCache) {
  function sender(response: CachedResponse): Route['send'] {
    return (req, res) => sendCachedResponse(req, res, response, bodies)
  }

  function pageSender(path: string, page: Page): Route['send'] {
    const sendHtml = sender(pageResponse(page))
    const sendPayload = page.payload ? sender(variantResponse(page.payload)) : sendNothing
    const sendMarkdown = page.markdown && sender(variantResponse(page.markdown.body))
    const segments = new Map(
      Object.entries(page.segments).map(([name, asset]) => [name, sender(variantResponse(asset))]),
    )
    return (req, res) => {
      if (!wantsPayload(req.headers)) {
        reportPage(req, path, 200)
        if (sendMarkdown && prefersMarkdown(req.headers.accept)) return sendMarkdown(req, res)
        return sendHtml(req, res)
      }
      const segment = prefetchedSegment(req.headers)
      if (segment === undefined) return sendPayload(req, res)
      return (segments.get(segment) ?? sendNothing)(req, res)
    }
  }

  return { sender, pageSender }
}

function readRoute(send: Route['send']): Route {
  return { methods: readMethods, send }
}

/** Holds the request limits and the queues of what Next responds to. Returns what makes the `send` of an address. */
function createDynamicSender(forward: Forward, notFound: (path: string) => Route['send']) {
  // Pages that are rendered per request cost a hundred times what a built one does.
  const refusePage = refuseAbove(allowedRequests('PAGE_RATE_LIMIT'), tryAgain)
  const refuseApi = refuseAbove(allowedApiRequests, tryApiAgain)
  const refuseGraph = refuseAbove(allowedRequests('GRAPH_RATE_LIMIT'), tryAgain)
  const enqueuePage = createPageQueue()
  const enqueueHandler = createHandlerQueue()
  const enqueueQuery = createQueryQueue()

  return function dynamicSender(path: string, query: string): Route['send'] {
    return async (req, res) => {
      const isDesk = deskPath.test(path)
      const isHandler = isDesk || path.startsWith('/api/')
      const isGraph = graphPath.test(path)
      const isQuery = isGraph || path === agentPath
      const refuse = isGraph ? refuseGraph : isHandler || isQuery ? refuseApi : refusePage
      if (refuse(req, res)) return
      if (isDesk && !(await isDeskOpen()))
        return isLocal(req) && path === '/desk' && req.method === 'GET'
          ? sendText(req, res, 200, 'text/plain', emptyDesk)
          : notFound(path)(req, res)
      // Next must see the address that was checked: normalized and without an origin.
      req.url = encodePath(path) + query
      const enqueue = isHandler ? enqueueHandler : isQuery ? enqueueQuery : enqueuePage
      return enqueue(req, res, () => forward(req, res))
    }
  }
}

/** Whether a client wants Markdown: by its Accept header, or by the ending `.md` unless it accepts HTML. */
function wantsMarkdown({ headers: { accept } }: IncomingMessage, path: string): boolean {
  return prefersMarkdown(accept) || (path.endsWith('.md') && !accept?.includes('text/html'))
}

/** Whether to send the 404 page: also to clients without Sec-Fetch-Dest, but not below folders that contain no pages. */
function wantsDocument(req: IncomingMessage, path: string): boolean {
  if (/^\/(?:api|graph|_next|media)\//.test(path)) return false
  const destination = req.headers['sec-fetch-dest']
  return destination === undefined || ['document', 'iframe', 'empty'].includes(destination)
}

const sendNothing: Route['send'] = (req, res) => sendError(req, res, 404)
const sendBareGone: Route['send'] = (req, res) => sendError(req, res, 410)
