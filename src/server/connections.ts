import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import pLimit from 'p-limit'

/** Unanswered requests of one connection. Browsers send one at a time; RFC 9112, 9.3.2 allows more. */
const maxUnanswered = 16
/** Requests that wait behind another one of their connection, on all connections: each may hold 16 KiB of headers. */
const maxWaiting = 1_000
/** Connections at a time. Above it, one that waits for the client's next request is closed for each new one. */
const defaultMaxConnections = 2_000
/** Connections beyond the limit that may exist until the closed ones are gone. */
const closingConnections = 256
/** A response may take this long before its connection is closed for a new one, in milliseconds. */
const minResponseMs = 5_000
/** How long a client may read nothing of a response, in milliseconds. */
const writeTimeoutMs = 30_000
/** How long a client may go on sending a body after the response, so that it can read the response. Milliseconds. */
const lingerMs = 5_000

/** What Node's parser calls for each request that it has read; 2 makes it stop. */
type Parser = { onIncoming?: (...parameters: unknown[]) => number }
type Exchange = { req: IncomingMessage; res: ServerResponse; listener: RequestListener }
/** The exchange in progress since `startedAt` (milliseconds), and the pipelined ones behind it. */
type Work = { startedAt: number; waiting: Exchange[] }

/**
 * Bounds what clients can hold of a server's memory: how many connections there are, how many requests wait on each, and
 * how long a client may leave a response unread. Returns a function that wraps a request listener, so that it gets the
 * requests of a connection one after another: only one response of each connection is in memory.
 */
export function limitConnections(
  server: Server,
  { maxConnections = defaultMaxConnections, timeoutMs = writeTimeoutMs } = {},
): (listener: RequestListener) => RequestListener {
  /** Connections without a request in progress, the longest waiting first. */
  const idle = new Set<Socket>()
  /** Connections with a request in progress, the oldest first. */
  const busy = new Map<Socket, Work>()
  let waitingCount = 0
  /** One pipelined request of all connections per turn, since a large response may take a millisecond of it. */
  const pipelined = pLimit(1)

  server.maxConnections = maxConnections + closingConnections
  server.on('connection', (socket) => {
    if (idle.size + busy.size >= maxConnections) (leastUseful() ?? socket).destroy()
    idle.add(socket)
    stopParsingWhenDestroyed(socket)
    socket.on('close', () => {
      idle.delete(socket)
      waitingCount -= busy.get(socket)?.waiting.length ?? 0
      busy.delete(socket)
    })
  })
  // Also called for idle connections. While a listener works or a body arrives, other limits apply.
  server.setTimeout(timeoutMs, (socket) => {
    if (!busy.has(socket) || socket.writableLength > 0) socket.destroy()
  })

  /** The connection to close for a new one, if any: rather one without a request than one whose response is slow. */
  function leastUseful(): Socket | undefined {
    const [longestIdle] = idle
    if (longestIdle) return longestIdle
    const [oldest] = busy
    return oldest && performance.now() - oldest[1].startedAt > minResponseMs ? oldest[0] : undefined
  }

  function start(exchange: Exchange, waiting: Exchange[]): void {
    const { req, res, listener } = exchange
    idle.delete(req.socket)
    busy.set(req.socket, { startedAt: performance.now(), waiting })
    // One request of a connection per turn of the event loop: what a listener answers at once must not keep others waiting.
    res.on('close', () => setImmediate(finish, req))
    listener(req, res)
  }

  async function finish(req: IncomingMessage): Promise<void> {
    const { socket } = req
    if (busy.get(socket)?.waiting.length) await pipelined(turn)
    const work = busy.get(socket)
    // Leave a closing connection busy until it is closed.
    if (!work || !socket.writable) return
    if (!req.complete) setTimeout(() => req.complete || socket.destroy(), lingerMs).unref()
    busy.delete(socket)
    const next = work.waiting.shift()
    if (!next) return void idle.add(socket)
    waitingCount -= 1
    start(next, work.waiting)
  }

  return (listener) => (req, res) => {
    const { socket } = req
    if (socket.destroyed) return
    const work = busy.get(socket)
    if (!work) return start({ req, res, listener }, [])
    if (work.waiting.length + 1 >= maxUnanswered || waitingCount >= maxWaiting) return void socket.destroy()
    waitingCount += 1
    work.waiting.push({ req, res, listener })
  }
}

/**
 * Node parses to the end of what has arrived, also after the connection is destroyed: up to 2,400 requests, which take
 * 40 ms. No public function stops it, so this wraps an internal one; without it, the limits hold but cost that time.
 */
function stopParsingWhenDestroyed(socket: Socket & { parser?: Parser }): void {
  const { parser } = socket
  const onIncoming = parser?.onIncoming
  if (!parser || !onIncoming) return
  parser.onIncoming = (...parameters) => (socket.destroyed ? 2 : onIncoming(...parameters))
}
