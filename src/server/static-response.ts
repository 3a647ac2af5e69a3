import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { headersOf, type Answer, type Headers } from './answer'
import type { Bodies } from './bodies'
import { sendError } from './error-page'
import { chooseEncoding, matchesEtag, readRange } from './negotiate'

/** Bodies above this size are streamed. */
const largestBuffered = 1024 * 1024

/** Sends a built body to a GET or HEAD request: 200 (or the answer's own status), 206, 304 or 416. */
export async function sendAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  answer: Answer,
  bodies: Bodies,
  secure: boolean,
): Promise<void> {
  const { asset, status } = answer
  const good = status === 200
  // A range counts the bytes of the file, so it is taken from the file as it is.
  const range = good && req.method === 'GET' ? req.headers.range : undefined
  const encoding =
    range === undefined ? chooseEncoding(req.headers['accept-encoding'], asset.encoded) : undefined
  const headers = headersOf(answer, encoding, secure)

  const known = req.headers['if-none-match']
  if (good && known !== undefined && matchesEtag(known, String(headers.etag)))
    return sendNotModified(res, headers)
  if (range !== undefined && (req.headers['if-range'] ?? headers.etag) === headers.etag) {
    const part = readRange(range, asset.bytes)
    if (part) return sendPart(req, res, headers, bodies.path(asset.file), part, asset.bytes)
  }
  if (req.method === 'HEAD') return void res.writeHead(status, headers).end()

  const { file, bytes } = (encoding && asset.encoded[encoding]) || asset
  if (bytes > largestBuffered) return sendFile(req, res, status, headers, bodies.path(file))
  const body = bodies.ready(file) ?? (await bodies.read(file).catch(nothingIfMissing))
  if (body) res.writeHead(status, headers).end(body)
  else sendError(req, res, 404)
}

function sendNotModified(res: ServerResponse, headers: Headers): void {
  const { 'content-length': _length, 'content-type': _type, 'content-encoding': _encoding, ...kept } = headers
  res.writeHead(304, kept).end()
}

async function sendPart(
  req: IncomingMessage,
  res: ServerResponse,
  headers: Headers,
  path: string,
  part: NonNullable<ReturnType<typeof readRange>>,
  bytes: number,
): Promise<void> {
  if (part === 'unsatisfiable') return sendError(req, res, 416, '', { 'content-range': `bytes */${bytes}` })
  const contentRange = `bytes ${part.from}-${part.to}/${bytes}`
  const partHeaders = { ...headers, 'content-length': part.to - part.from + 1, 'content-range': contentRange }
  return sendFile(req, res, 206, partHeaders, path, { start: part.from, end: part.to })
}

async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  headers: Headers,
  path: string,
  part?: { start: number; end: number },
): Promise<void> {
  const handle = await open(path).catch(nothingIfMissing)
  if (!handle) return sendError(req, res, 404)
  res.writeHead(status, headers)
  // A visitor who leaves half-way is no error; the stream closes the file either way.
  pipeline(handle.createReadStream(part), res, () => undefined)
}

/** A file that is gone is a 404; whatever else keeps it from being read is a fault of ours. */
function nothingIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
