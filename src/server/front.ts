import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodePath, isHost, readAddress } from './guard'
import { sendError } from './error-page'
import type { FindRoute } from './routes'
import { refuseMethod, sendOptions } from './small-answers'

const reading: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** The site's request listener: looks at the address and the method before anything else may see the request. */
export function createFront(findRoute: FindRoute) {
  return async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { method = '', url = '' } = req
    if (method === 'TRACE' || method === 'CONNECT') return refuseMethod(req, res, reading)
    if (method === 'OPTIONS' && url === '*') return sendOptions(req, res, reading)

    const address = readAddress(url)
    if ('status' in address) return sendError(req, res, address.status, address.reason)
    if (!isHost(req.headers.host)) return sendError(req, res, 400, 'The host is malformed.')

    // Next is to see the address that was looked up here, in one spelling and without an origin.
    req.url = encodePath(address.path) + address.query
    const route = findRoute(address)
    if (route.methods && !route.methods.includes(method)) return refuseMethod(req, res, route.methods)
    if (method === 'OPTIONS' && route.methods && !route.answersOptions)
      return sendOptions(req, res, route.methods)
    return route.send(req, res)
  }
}
