import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendError } from './error-page'
import { encodePath, isHost, readAddress } from './request-address'
import type { FindRoute } from './routes'
import { refuseMethod, sendOptions } from './small-responses'

/** Header lines of a request. Browsers send about 20, and every proxy adds a few. */
export const maxHeaders = 100

const readMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** The request listener of the front server. Checks address, host and method before any route sees the request. */
export function createRequestListener(findRoute: FindRoute) {
  return async function listen(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { method = '', url = '' } = req
    if (req.rawHeaders.length > 2 * maxHeaders) return sendError(req, res, 431)
    if (method === 'TRACE' || method === 'CONNECT') return refuseMethod(req, res, readMethods)
    if (method === 'OPTIONS' && url === '*') return sendOptions(req, res, readMethods)

    const address = readAddress(url)
    if ('status' in address) return sendError(req, res, address.status, address.reason)
    const { host } = req.headers
    if (host === undefined && req.httpVersion === '1.1')
      return sendError(req, res, 400, 'The host is missing.')
    if (!isHost(host)) return sendError(req, res, 400, 'The host is malformed.')

    // Next must see the address that was checked here: normalized and without an origin.
    req.url = encodePath(address.path) + address.query
    const route = findRoute(address)
    if (route.methods && !route.methods.includes(method)) return refuseMethod(req, res, route.methods)
    if (method === 'OPTIONS' && route.methods && !route.handlesOptions)
      return sendOptions(req, res, route.methods)
    return route.send(req, res)
  }
}
