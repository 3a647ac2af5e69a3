import { createServer, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * Limits on what one connection may cost. Times in milliseconds: a file of 5 MB needs minutes on a weak line, and
 * keep-alive outlasts the usual balancer's 60 s.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
}

const statusOfCode: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** How long a refused connection has for reading why, in milliseconds. */
const farewell = 1_000

/** An HTTP server with limits that also answers what is no proper HTTP. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(limits, listener)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuse(socket, statusOfCode[error.code ?? ''] ?? '400 Bad Request')
  })
  server.on('connect', (_req, socket: Duplex) =>
    refuse(socket, '405 Method Not Allowed', 'Allow: GET, HEAD, OPTIONS\r\n'),
  )
  return server
}

/** Node no longer watches these sockets, neither their errors nor their time. */
function refuse(socket: Duplex, status: string, header = ''): void {
  socket.on('error', () => socket.destroy())
  if (!socket.writable) return void socket.destroy()
  socket.resume()
  setTimeout(() => socket.destroy(), farewell).unref()
  socket.end(
    `HTTP/1.1 ${status}\r\n${header}X-Content-Type-Options: nosniff\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  )
}
