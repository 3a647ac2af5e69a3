import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendError } from './error-page'
import { isHost, readAddress } from './request-address'
import { readMethods, type FindRoute } from './routes'
import { refuseMethod, sendOptions } from './small-responses'

/** Header lines of a request. Browsers send about 20, and every proxy adds a few. */
export const maxHeaders = 100

/**
 * The request listener of the front server. Checks address, host and method before any route sees the request. Returns no
 * promise for what is in memory, because most responses are, and a promise costs more than all checks together.
 */
export function createRequestListener(findRoute: FindRoute) {
  return function listen(req: IncomingMessage, res: ServerResponse): void | Promise<void> {
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

    const route = findRoute(address)
    if (route.methods && !route.methods.includes(method)) return refuseMethod(req, res, route.methods)
    if (method === 'OPTIONS' && route.methods && !route.handlesOptions)
      return sendOptions(req, res, route.methods)
    return route.send(req, res)
  }
}
