import { createServer, type RequestListener, type Server } from 'node:http'
import type { ListenOptions } from 'node:net'
import type { Duplex } from 'node:stream'
import { env } from '@/config/env'
import { limitConnections } from './connections'
import { sendError } from './error-page'
import { maxHeaders } from './request-listener'

/**
 * Limits per connection, times in milliseconds. A 5 MB upload takes minutes on a slow connection, and keep-alive must be
 * longer than the 60 s that load balancers commonly use.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  // Two Host headers become one that is malformed, so that a proxy and this server cannot disagree (RFC 9112, 3.2).
  joinDuplicateHeaders: true,
  // The request listener refuses a request without Host, because Node's own refusal evades the limits of a connection.
  requireHostHeader: false,
}

const statusOfCode: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** How long a refused connection stays open for the client to read the response, in milliseconds. */
const refusalTimeoutMs = 1_000

/** An HTTP server with limits, which also responds to malformed requests. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(limits)
  // Node drops what is above; one more, so that the request listener notices.
  server.maxHeadersCount = maxHeaders + 1
  const limited = limitConnections(server)
  server.on('request', limited(listener))
  // Like the missing Host, an unknown Expect would be refused by Node itself.
  server.on(
    'checkExpectation',
    limited((req, res) => sendError(req, res, 417)),
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuse(socket, statusOfCode[error.code ?? ''] ?? '400 Bad Request')
  })
  server.on('connect', (_req, socket: Duplex) =>
    refuse(socket, '405 Method Not Allowed', 'Allow: GET, HEAD, OPTIONS\r\n'),
  )
  return server
}

/** Node no longer handles errors and timeouts of these sockets. */
function refuse(socket: Duplex, status: string, header = ''): void {
  socket.on('error', () => socket.destroy())
  if (!socket.writable) return void socket.destroy()
  socket.resume()
  setTimeout(() => socket.destroy(), refusalTimeoutMs).unref()
  socket.end(
    `HTTP/1.1 ${status}\r\n${header}X-Content-Type-Options: nosniff\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  )
}

/** systemd numbers the sockets that it passes from 3 (sd_listen_fds(3)). */
const firstPassedSocket = 3

/** Where to listen: on the socket of systemd, which queues connections during a restart, or else on HOST and PORT. */
export function listenTarget(): ListenOptions & { fd?: number } {
  const { LISTEN_PID, LISTEN_FDS } = process.env
  if (Number(LISTEN_PID) === process.pid && Number(LISTEN_FDS) > 0) return { fd: firstPassedSocket }
  return { host: env('HOST') ?? '0.0.0.0', port: Number(env('PORT') ?? 3000) }
}
