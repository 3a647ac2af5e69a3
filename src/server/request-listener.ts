import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendError } from './error-page'
import { encodePath, isHost, readAddress } from './request-address'
import type { FindRoute } from './routes'
import { refuseMethod, sendOptions } from './small-responses'

const readMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** The request listener of the front server. Checks address, host and method before any route sees the request. */
export function createRequestListener(findRoute: FindRoute) {
  return async function listen(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { method = '', url = '' } = req
    if (method === 'TRACE' || method === 'CONNECT') return refuseMethod(req, res, readMethods)
    if (method === 'OPTIONS' && url === '*') return sendOptions(req, res, readMethods)

    const address = readAddress(url)
    if ('status' in address) return sendError(req, res, address.status, address.reason)
    if (!isHost(req.headers.host)) return sendError(req, res, 400, 'The host is malformed.')

    // Next must see the address that was checked here: normalized and without an origin.
    req.url = encodePath(address.path) + address.query
    const route = findRoute(address)
    if (route.methods && !route.methods.includes(method)) return refuseMethod(req, res, route.methods)
    if (method === 'OPTIONS' && route.methods && !route.handlesOptions)
      return sendOptions(req, res, route.methods)
    return route.send(req, res)
  }
}
