import { env } from '@/config/env'
import { database } from '@/db/connection'
import { clientAddressHeader } from '@/lib/client-address'
import { isForeign } from '@/lib/own-origin'
import { createRateLimit } from '@/lib/rate-limit'
import { readBytes } from '@/lib/read-bytes'
import { isBot } from './bots'
import { createBuffer } from './buffer'
import { readEvent } from './read-event'

/** Bytes of a body. */
const largestBody = 8192

const takeTurn = createRateLimit(Number(env('EVENT_RATE_LIMIT')) || 120, 60_000)
const buffer = createBuffer(database)
// The server closes its connections first, which leaves the time to write what is waiting.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void buffer.flush())

/** Answers POST /api/event: 202 once the event is taken, or a 4xx that says why it is not. Never rejects. */
export async function handleEvent(request: Request): Promise<Response> {
  const { headers } = request
  if (isForeign(headers, env('SITE_URL'))) return refuse(403, 'Events are sent by pages of this site only.')
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'text/plain') return refuse(415, 'Events are sent as text/plain.')
  const wait = takeTurn(headers.get(clientAddressHeader) ?? '')
  if (wait !== undefined) return refuse(429, 'Too many events.', { 'Retry-After': String(wait) })

  const bytes = await readBytes(request, largestBody).catch(() => null)
  if (bytes === null) return refuse(400, 'The body was cut off.')
  if (!bytes) return refuse(413, `An event has at most ${largestBody} bytes.`)
  const event = readEvent(new TextDecoder().decode(bytes), ownHosts(headers))
  if ('fault' in event) return refuse(400, event.fault)
  if (!isBot(headers.get('user-agent'))) buffer.add(event, new Date())
  return Response.json({ accepted: true }, { status: 202, headers: notKept })
}

/** Answers every other method. */
export function refuseMethod(): Response {
  return refuse(405, 'Events are sent with POST.', { Allow: 'POST' })
}

const notKept = { 'Cache-Control': 'no-store' }

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { ...notKept, ...headers } })
}

/** Behind a proxy the host header may be the proxy's; then the configured address counts. */
function ownHosts(headers: Headers): string[] {
  const site = env('SITE_URL')
  return [headers.get('host') ?? '', ...(site && URL.canParse(site) ? [new URL(site).host] : [])]
}
