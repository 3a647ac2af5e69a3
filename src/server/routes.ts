import type { IncomingMessage, ServerResponse } from 'node:http'
import { removed as removedPaths } from '@/config/removed'
import { markdownPath } from '@/lib/markdown-path'
import { fileAnswer, otherAnswer, pageAnswer, type Answer } from './answer'
import type { Bodies } from './bodies'
import { isSecure } from './client'
import { createDynamicRoutes } from './dynamic-routes'
import { sendError } from './error-page'
import type { Address } from './guard'
import { asksMarkdown, createLostMarkdown } from './lost-markdown'
import type { Health } from './health'
import { createPictures } from './pictures'
import { prefersMarkdown } from './prefers-markdown'
import type { Manifest, Page } from './manifest'
import type { PassOn } from './next-handler'
import { createRedirects } from './redirects'
import { sendRedirect, sendText } from './small-answers'
import { sendAnswer } from './static-response'

/** What one address does. Without `methods` it answers every method alike. */
export type Route = {
  methods?: readonly string[]
  /** The route answers OPTIONS itself. */
  answersOptions?: boolean
  send: (req: IncomingMessage, res: ServerResponse) => void | Promise<void>
}
export type FindRoute = (address: Address) => Route

const reading: readonly string[] = ['GET', 'HEAD', 'OPTIONS']
const gonePath = '/gone'

/** Everything the site answers. An address means, in this order: what the build left, a redirect, Next, or nothing. */
export function createRoutes(manifest: Manifest, bodies: Bodies, passOn: PassOn, health: Health): FindRoute {
  const known = new Map<string, Route>()
  for (const [path, asset] of Object.entries(manifest.files))
    known.set(path, { methods: reading, send: sender(fileAnswer(asset)) })
  for (const [path, page] of Object.entries(manifest.pages))
    known.set(path, { methods: reading, send: pageSender(page) })

  const gonePage = manifest.pages[gonePath]
  const sendGone = gonePage ? sender(pageAnswer(gonePage.html, gonePage.scripts, 410)) : sendBareGone
  const sendLost = createLostMarkdown(manifest)
  for (const path of [...removedPaths, gonePath]) {
    const send: Route['send'] = (req, res) =>
      asksMarkdown(req, path) ? sendLost(req, res, 410, path) : sendGone(req, res)
    known.set(path, { methods: reading, send })
    known.set(markdownPath(path), {
      methods: reading,
      send: (req, res) => sendLost(req, res, 410, path),
    })
  }

  known.set('/healthz', {
    methods: reading,
    send: (req, res) => sendText(req, res, 200, 'text/plain', 'ok\n'),
  })
  known.set('/readyz', { methods: reading, send: sendReadiness })

  const sendPicture = createPictures(manifest, passOn)
  const findRedirect = createRedirects()
  const findDynamic = createDynamicRoutes(manifest.dynamic)
  const sendNotFound = sender(pageAnswer(manifest.notFound.html, manifest.notFound.scripts, 404))
  const nothing = (path: string): Route => ({
    send: (req, res) => {
      if (asksMarkdown(req, path)) return sendLost(req, res, 404, path)
      return wantsDocument(req, path) ? sendNotFound(req, res) : sendError(req, res, 404)
    },
  })

  return function findRoute({ path, query }) {
    const route = known.get(path)
    if (route) return route
    if (path === '/_next/image') return { methods: reading, send: (req, res) => sendPicture(req, res, query) }
    const to = findRedirect(path, query)
    if (to) return { methods: reading, send: (req, res) => sendRedirect(req, res, to) }
    const dynamic = findDynamic(path)
    if (!dynamic) return nothing(path)
    return { ...dynamic, send: (req, res) => passOn(req, res, { secure: isSecure(req) }) }
  }

  function sender(answer: Answer): Route['send'] {
    return (req, res) => sendAnswer(req, res, answer, bodies, isSecure(req))
  }

  function pageSender(page: Page): Route['send'] {
    const sendHtml = sender(pageAnswer(page.html, page.scripts))
    const sendPayload = page.payload ? sender(otherAnswer(page.payload)) : sendMissing
    const sendMarkdown = page.markdown && sender(otherAnswer(page.markdown.body))
    const segments = new Map(
      Object.entries(page.segments).map(([name, asset]) => [name, sender(otherAnswer(asset))]),
    )
    return (req, res) => {
      if (req.headers.rsc !== '1') {
        if (sendMarkdown && prefersMarkdown(req.headers.accept)) return sendMarkdown(req, res)
        return sendHtml(req, res)
      }
      const segment = req.headers['next-router-segment-prefetch']
      if (segment === undefined || req.headers['next-router-prefetch'] !== '1') return sendPayload(req, res)
      return (segments.get(String(segment)) ?? sendMissing)(req, res)
    }
  }

  function sendReadiness(req: IncomingMessage, res: ServerResponse): void {
    const readiness = health.readiness()
    sendText(req, res, readiness.ready ? 200 : 503, 'application/json', `${JSON.stringify(readiness)}\n`)
  }
}

/** Without sec-fetch-dest (an old browser, a script) the page is right too, but where only files and answers are. */
function wantsDocument(req: IncomingMessage, path: string): boolean {
  if (/^\/(?:api|_next|media)\//.test(path)) return false
  const destination = req.headers['sec-fetch-dest']
  return destination === undefined || ['document', 'iframe', 'empty'].includes(destination)
}

function sendMissing(req: IncomingMessage, res: ServerResponse): void {
  sendError(req, res, 404)
}

function sendBareGone(req: IncomingMessage, res: ServerResponse): void {
  sendError(req, res, 410)
}
